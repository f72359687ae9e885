import { QueryClientProvider, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import { signedOut } from '@/data/service/errors';
import { siteSettings } from '@/data/site/settings';
import { WriteError } from '@/data/service/writes.admin';
import { Toaster } from '@/ui/toast/toaster';
import { renderApp } from '../../support/render-app';
import { network, type Fault } from '../../support/network/server';

let log: Mock<typeof console.error>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('reads', () => {
  // tests/security/site/public-reads.test.ts tests every fault on every page.
  test.each<[Fault, number]>([
    ['503', 2],
    ['400', 1],
  ])('show no toast after the fault %s, and send %i requests', async (fault, times) => {
    network.faults.set('links', fault);
    renderApp('/links');
    expect(await screen.findByRole('heading', { name: 'No Links Found' })).toBeInTheDocument();
    await wait(400);
    expect(network.readsOf('links')).toHaveLength(times);
    expect(screen.queryByText(/^Failed/)).not.toBeInTheDocument();
    expect(log.mock.calls.filter(([error]) => error instanceof Error && error.name === 'ReadError')).toHaveLength(1);
  });

  test.each<[Fault, number]>([
    ['offline', 2],
    ['503', 2],
    ['wrong shape', 2],
    ['400', 1],
  ])('stop after the fault %s and %i requests, even if other reads succeed', async (fault, times) => {
    network.faults.set('links', fault);
    const { queryClient } = renderApp('/links');
    expect(await screen.findByRole('heading', { name: 'No Links Found' })).toBeInTheDocument();
    for (let answers = 1; answers <= 3; answers += 1) {
      await queryClient.refetchQueries(siteSettings());
      await wait(400);
    }
    expect(network.readsOf('site_settings').length).toBeGreaterThan(3);
    expect(network.readsOf('links')).toHaveLength(times);
  });

  test('show no error after a transient failure', async () => {
    network.faults.set('links', '503');
    renderApp('/links');
    await waitFor(() => expect(network.readsOf('links')).toHaveLength(1));
    network.faults.clear();
    expect(await screen.findByText('No links are currently available.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(network.readsOf('links')).toHaveLength(2);
  });

  test('send the publishable key, and use GET except for calls of functions', async () => {
    renderApp('/');
    await screen.findByText('No articles have been published yet.');
    const reads = network.requests.filter(({ url }) => url.pathname.startsWith('/rest/v1/'));
    expect(reads.length).toBeGreaterThan(4);
    for (const { method, url, headers } of reads) {
      expect(method).toBe(url.pathname === '/rest/v1/rpc/search_posts' ? 'POST' : 'GET');
      expect(headers.get('apikey')).toBe('sb_publishable_handheld_legacy_local');
    }
  });
});

describe('messages of a call', () => {
  const things = queryOptions({ queryKey: ['things'], queryFn: () => read() });
  let read: () => Promise<string>;

  function Reader() {
    const query = useQuery({ ...things, retry: false, meta: { failure: 'Failed to load things' } });
    return <p>{query.data ?? 'nothing'}</p>;
  }

  function Writer({ write }: { write: () => Promise<void> }) {
    const mutation = useMutation({
      mutationFn: write,
      meta: { success: 'Thing saved', failure: 'Failed to save thing', invalidates: things.queryKey },
    });
    return <button onClick={() => mutation.mutate()}>Save</button>;
  }

  /** Shows a value and a button that writes the value. */
  const show = (write = () => Promise.resolve()) =>
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Reader />
        <Writer write={write} />
        <Toaster />
      </QueryClientProvider>,
    );
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

  test('report the failure of a read in a toast, and the reason in the log', async () => {
    const failure = new Error('raw reason');
    read = () => Promise.reject(failure);
    show();
    expect(await screen.findByText('Failed to load things')).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith(failure);
    expect(screen.queryByText(/raw reason/)).not.toBeInTheDocument();
  });

  test('report the success of a write, and the write refreshes stale reads', async () => {
    let answer = 'old';
    read = () => Promise.resolve(answer);
    show();
    await screen.findByText('old');
    answer = 'new';
    await save();
    expect(await screen.findByText('Thing saved')).toBeInTheDocument();
    expect(await screen.findByText('new')).toBeInTheDocument();
  });

  test('report the failure of a write, and the write runs once and refreshes reads', async () => {
    const reading = vi.fn(() => Promise.resolve('old'));
    read = reading;
    const write = vi.fn(() => Promise.reject(new Error('raw reason')));
    show(write);
    await screen.findByText('old');
    await save();
    expect(await screen.findByText('Failed to save thing')).toBeInTheDocument();
    expect(screen.queryByText('Thing saved')).not.toBeInTheDocument();
    await wait(400);
    expect(write).toHaveBeenCalledOnce();
    expect(reading).toHaveBeenCalledTimes(2);
  });

  test.each([
    [signedOut, 0],
    ['PGRST301', 1],
  ])('appear after a failed write unless the session ended (code %s, %i messages)', async (code, count) => {
    const failure = new WriteError('rejected', 'raw reason', null, code);
    read = () => Promise.resolve('old');
    show(() => Promise.reject(failure));
    await save();
    await waitFor(() => expect(log).toHaveBeenCalledWith(failure));
    await wait(100);
    expect(screen.queryAllByText('Failed to save thing')).toHaveLength(count);
  });

  test('appear at once while the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    read = () => Promise.reject(new Error('offline'));
    show(() => Promise.reject(new Error('offline')));
    expect(await screen.findByText('Failed to load things')).toBeInTheDocument();
    await save();
    expect(await screen.findByText('Failed to save thing')).toBeInTheDocument();
    window.dispatchEvent(new Event('online'));
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/toast/notify';
import { Toaster } from '@/ui/toast/toaster';
import { expectToast } from '../../support/toasts';

/** A page with two dialogs. The first dialog opens the second dialog. */
function Page() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(1)}>Open</button>
      {open > 0 && (
        <Dialog title="First" onCancel={() => setOpen(0)}>
          <button onClick={() => setOpen(2)}>Open another</button>
        </Dialog>
      )}
      {open > 1 && (
        <Dialog title="Second" onCancel={() => setOpen(1)}>
          <p>On top</p>
        </Dialog>
      )}
      <Toaster />
    </>
  );
}

const dialog = (title: string) => within(screen.getByRole('dialog', { name: title }));

test('a message appears in the topmost dialog, works there and outlives the dialog', async () => {
  const retry = vi.fn();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  notify.success('Saved');
  expect(await dialog('First').findByText('Saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open another' }));
  notify.failureWithRetry('Failed to save', retry);
  expect(await dialog('Second').findByText('Failed to save')).toBeVisible();
  expect(dialog('Second').getByText('Saved')).toBeVisible();
  await userEvent.click(dialog('Second').getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(await dialog('First').findByText('Saved')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await expectToast('Saved');
});

test('a repeated failure appears once', async () => {
  render(<Toaster />);
  notify.failure('Failed to load links');
  notify.failure('Failed to load links');
  await expectToast('Failed to load links');
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

describe('a message with Retry', () => {
  const longest = 16_000;
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const retryButton = () => screen.getByRole('button', { name: 'Retry' });

  function show() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    render(<Toaster />);
    let dismiss = () => {};
    act(() => {
      dismiss = notify.failureWithRetry('Failed to save', () => {});
    });
    return dismiss;
  }

  test('stays while the button has the focus', async () => {
    show();
    act(() => retryButton().focus());
    await pass(2 * longest);
    expect(retryButton()).toBeVisible();
    act(() => retryButton().blur());
    await pass(longest);
    expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  });

  test('closes after a press of the focused button, and other messages still expire', async () => {
    show();
    act(() => notify.success('Saved'));
    act(() => retryButton().focus());
    act(() => retryButton().click());
    expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
    await pass(longest);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  test('disappears when the caller dismisses the message', () => {
    const dismiss = show();
    act(() => dismiss());
    expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  });
});

test('a closed dialog returns the focus to the button that opened the dialog', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('React unmounts a dialog that the browser closes', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  screen.getByRole<HTMLDialogElement>('dialog', { name: 'First' }).close();
  await waitFor(() => expect(screen.queryByText('Open another')).not.toBeInTheDocument());
});

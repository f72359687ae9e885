import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { findingKinds } from '@/data/site/findings';
import { aFinding, aReport } from '../../support/builders';
import { network } from '../../support/network/server';
import { renderApp } from '../../support/render-app';
import { expectToast } from '../../support/toasts';
import { columnNames, openTable, row, rowNames } from './staff-screen';

const postId = '50000000-0000-4000-8000-000000000001';
const consoleId = '50000000-0000-4000-8000-000000000002';

const findings = [
  aFinding({ id: postId, title: 'The grey one' }),
  aFinding({ kind: 'console-without-source', thing: 'console', id: consoleId, title: 'Game Boy', address: null }),
  aFinding({ kind: 'moved-link', thing: 'link', title: 'Docs' }),
  aFinding({ kind: 'vague-link', thing: 'site', id: null, title: 'Site settings', address: null }),
  aFinding({ kind: 'broken-link', thing: 'social', id: null, title: 'youtube' }),
];

async function openCheck(as: 'admin' | 'editor' | 'contributor' = 'contributor', address = '/admin/content-check') {
  return openTable(address, { as });
}

test.each(['admin', 'editor', 'contributor'] as const)(
  'the %s sees the time and the extent of the check',
  async (as) => {
    network.tables.content_reports = [aReport(findings, 1_238)];
    await openCheck(as);
    expect(screen.getByRole('main')).toHaveTextContent(
      /Checked on 4 Mar 2026, \d\d:\d\d. Outside addresses asked: 1,238. Findings: 5./,
    );
    expect(columnNames()).toEqual(['Where', 'Kind', 'Detail', 'Address', 'Actions']);
    expect(rowNames()).toEqual(['The grey one', 'Game Boy', 'Docs', 'Site settings', 'youtube']);
  },
);

test('each finding links to its editor and to the address', async () => {
  network.tables.content_reports = [aReport(findings)];
  await openCheck();
  const hrefs = (name: string) =>
    row(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('The grey one')).toEqual(['https://gone.example/', `/admin/blog/edit/${postId}`]);
  expect(hrefs('Game Boy')).toEqual([`/admin/consoles/${consoleId}`]);
  expect(hrefs('Docs')).toEqual(['https://gone.example/', '/admin/links']);
  expect(hrefs('Site settings')).toEqual(['/admin/settings']);
  expect(hrefs('youtube').at(-1)).toBe('/admin/social-media');
  expect(row('The grey one').getByText('Broken links')).toBeVisible();
  expect(row('The grey one').getByText('Its host answers 404 (Not Found).')).toBeVisible();
});

test('the choice of a kind narrows the list, and the address keeps the kind', async () => {
  network.tables.content_reports = [aReport(findings)];
  const { router } = await openCheck();
  const kinds = screen.getByRole('combobox', { name: 'Kind' });
  const names = within(kinds)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Everything', ...Object.values(findingKinds)]);
  await userEvent.selectOptions(kinds, 'Permanently moved links');
  await waitFor(() => expect(rowNames()).toEqual(['Docs']));
  expect(router.state.location.search).toBe('?kind=moved-link');
  await userEvent.selectOptions(kinds, 'Headings that skip a level');
  expect(await screen.findByText('The check found nothing of this kind.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(rowNames()).toHaveLength(5));
});

test('many findings fill several pages', async () => {
  const many = Array.from({ length: 21 }, (_, index) => aFinding({ title: `Finding ${index + 1}` }));
  network.tables.content_reports = [aReport(many)];
  await openCheck();
  expect(rowNames()).toHaveLength(20);
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(rowNames()).toEqual(['Finding 21']));
});

test('a finding of an unknown kind shows the name of the kind', async () => {
  network.tables.content_reports = [aReport([aFinding({ kind: 'new-kind' })])];
  await openCheck();
  expect(screen.getByText('new-kind')).toBeVisible();
});

test('a check without findings says so', async () => {
  network.tables.content_reports = [aReport([])];
  await openCheck();
  expect(screen.getByText('The check found nothing. Well kept!')).toBeVisible();
});

test('the page without a report names the command and the weekly workflow', async () => {
  renderApp('/admin/content-check', { as: 'editor' });
  expect(await screen.findByRole('heading', { name: 'No check yet' })).toBeVisible();
  expect(screen.getByText('npm run content -- check')).toBeVisible();
  expect(screen.getByText(/A scheduled workflow checks the content once a week/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('an invalid report shows an error and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  network.tables.content_reports = [{ ...aReport([]), findings: [{ kind: 'broken-link' }] }];
  await openCheck();
  await expectToast('Failed to load the content check');
  network.tables.content_reports = [aReport(findings)];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The grey one')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Pager } from '@/ui/pager';
import { useListAddress } from '@/ui/use-list-address';
import { openAt } from '../../support/render-app';

function PagerOfThree() {
  const { page, hrefTo } = useListAddress();
  return <Pager label="Pages" page={page} pageCount={3} hrefTo={hrefTo} />;
}

const link = (name: RegExp) => screen.queryByRole('link', { name });

test('the focus stays on the link of the pager, and moves to the page number at the first and last page', async () => {
  render(<RouterProvider router={openAt('/list?q=a', [{ path: '*', Component: PagerOfThree }])} />);
  expect(link(/^Previous/)).not.toBeInTheDocument();
  const next = screen.getByRole('link', { name: /^Next/ });
  expect(next).toHaveAttribute('href', '/list?q=a&page=2');
  await userEvent.click(next);
  await screen.findByText('Page 2 of 3');
  expect(link(/^Next/)).toHaveFocus();
  await userEvent.click(next);
  expect(await screen.findByText('Page 3 of 3')).toHaveFocus();
  expect(link(/^Next/)).not.toBeInTheDocument();
  const previous = screen.getByRole('link', { name: /^Previous/ });
  await userEvent.click(previous);
  await screen.findByText('Page 2 of 3');
  expect(previous).toHaveAttribute('href', '/list?q=a');
  await userEvent.click(previous);
  expect(await screen.findByText('Page 1 of 3')).toHaveFocus();
});

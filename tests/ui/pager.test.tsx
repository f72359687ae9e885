import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { followHistory } from '@/lib/router';
import { Pager } from '@/ui/pager';
import { useListAddress } from '@/ui/use-list-address';

function PagerOfThree() {
  const { page, hrefTo } = useListAddress();
  return <Pager label="Pages" page={page} pageCount={3} hrefTo={hrefTo} />;
}

const link = (name: RegExp) => screen.queryByRole('link', { name });

test('the focus stays on the link between the ends, and moves to the page number at an end', async () => {
  window.history.replaceState(null, '', '/list?q=a');
  onTestFinished(followHistory(() => undefined));
  render(<PagerOfThree />);
  expect(link(/^Previous/)).not.toBeInTheDocument();
  const next = screen.getByRole('link', { name: /^Next/ });
  expect(next).toHaveAttribute('href', '/list?q=a&page=2');
  await userEvent.click(next);
  expect(link(/^Next/)).toHaveFocus();
  await userEvent.click(next);
  expect(link(/^Next/)).not.toBeInTheDocument();
  expect(screen.getByText('Page 3 of 3')).toHaveFocus();
  const previous = screen.getByRole('link', { name: /^Previous/ });
  await userEvent.click(previous);
  expect(previous).toHaveAttribute('href', '/list?q=a');
  await userEvent.click(previous);
  expect(screen.getByText('Page 1 of 3')).toHaveFocus();
});

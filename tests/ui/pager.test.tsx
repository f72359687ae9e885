import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Pager } from '@/ui/pager';

function PagerOfThree() {
  const [page, setPage] = useState(1);
  return <Pager label="Pages" page={page} pageCount={3} onPage={setPage} />;
}

const next = () => screen.getByRole('button', { name: /^Next/ });
const previous = () => screen.getByRole('button', { name: /^Previous/ });

test('the focus stays on the button between the ends, and moves to the page number at an end', async () => {
  render(<PagerOfThree />);
  expect(previous()).toBeDisabled();
  await userEvent.click(next());
  expect(next()).toHaveFocus();
  await userEvent.click(next());
  expect(next()).toBeDisabled();
  expect(screen.getByText('Page 3 of 3')).toHaveFocus();
  await userEvent.click(previous());
  await userEvent.click(previous());
  expect(screen.getByText('Page 1 of 3')).toHaveFocus();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '@/ui/search-box';

const onSearch = vi.fn<(text: string) => void>();
const box = () => screen.getByRole('searchbox', { name: 'Search things' });
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const searches = () => onSearch.mock.calls.map(([text]) => text);
const searchBox = (value: string, report = onSearch) => (
  <SearchBox label="Search things" placeholder="Search things..." value={value} onSearch={report} />
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('a pause of 300 ms in typing starts one search', () => {
  render(searchBox(''));
  type('p');
  wait(200);
  type('po');
  wait(299);
  expect(searches()).toEqual([]);
  wait(1);
  expect(searches()).toEqual(['po']);
  wait(1000);
  expect(searches()).toEqual(['po']);
});

test('Enter searches at once, and the pause starts no second search', () => {
  render(searchBox(''));
  type('pocket');
  fireEvent.submit(screen.getByRole('search'));
  expect(searches()).toEqual(['pocket']);
  wait(1000);
  expect(searches()).toEqual(['pocket']);
});

test('text that somebody types and removes starts no search', () => {
  render(searchBox('pocket'));
  type('pockets');
  wait(100);
  type('pocket');
  wait(1000);
  expect(searches()).toEqual([]);
});

test('clearing the field searches for everything', () => {
  render(searchBox('pocket'));
  type('');
  wait(300);
  expect(searches()).toEqual(['']);
});

test('a new value of the search box replaces the text in the field', () => {
  const { rerender } = render(searchBox('pocket'));
  expect(box()).toHaveValue('pocket');
  rerender(searchBox(''));
  expect(box()).toHaveValue('');
  rerender(searchBox('pocket'));
  expect(box()).toHaveValue('pocket');
});

test('a reset cancels the pending search', () => {
  const { rerender } = render(searchBox('pocket'));
  type('pockets');
  rerender(searchBox(''));
  expect(box()).toHaveValue('');
  wait(1000);
  expect(searches()).toEqual([]);
});

test('the value of an earlier search leaves newer text in the field', () => {
  const { rerender } = render(searchBox(''));
  type('po');
  wait(300);
  type('pock');
  rerender(searchBox('po'));
  expect(box()).toHaveValue('pock');
  wait(300);
  expect(searches()).toEqual(['po', 'pock']);
});

test('the values of two earlier searches leave newer text in the field', () => {
  const { rerender } = render(searchBox(''));
  type('po');
  wait(300);
  type('pock');
  wait(300);
  type('pocket');
  rerender(searchBox('po'));
  rerender(searchBox('pock'));
  expect(box()).toHaveValue('pocket');
  rerender(searchBox(''));
  expect(box()).toHaveValue('');
});

test('the field calls the newest onSearch', () => {
  const newest = vi.fn<(text: string) => void>();
  const { rerender } = render(searchBox(''));
  type('po');
  rerender(searchBox('', newest));
  wait(300);
  expect(searches()).toEqual([]);
  expect(newest).toHaveBeenCalledExactlyOnceWith('po');
});

test('an unmounted field starts no search', () => {
  const { unmount } = render(searchBox(''));
  type('po');
  unmount();
  wait(1000);
  expect(searches()).toEqual([]);
});

import type { ReactElement } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { renderHook } from 'vitest-browser-react';
import { choose } from '../preferences/preferences.ts';
import { coin, optional, page as pageNumber, searchText } from '../routes/search.ts';
import { page } from './pages.ts';
import { PlaceProvider, usePlace } from './place.tsx';
import { addressNow, atAddress } from './testing/atAddress.ts';
import { pageParam, useAddress, useAddressSearch } from './useAddress.ts';

const schema = v.object({ search: optional(searchText), page: optional(pageNumber), open: optional(coin) });

const load = async () => ({ Market: () => null });
const PAGES = [page({ path: '/market', load, name: 'Market' }), page({ path: '/holdings', load, name: 'Market' })];

async function at(address: string) {
  atAddress(address);
  await Promise.all(PAGES.map(({ preload }) => preload()));
  return renderHook(() => ({ search: useAddressSearch(schema), address: useAddress(schema), place: usePlace() }), {
    wrapper: ({ children }): ReactElement => <PlaceProvider pages={PAGES}>{children}</PlaceProvider>,
  });
}

test.each([
  ['?search=123', { search: '123' }],
  ['?search=a+b%20c', { search: 'a b c' }],
  ['?search=50%25', { search: '50%' }],
  ['?search=50%2525', { search: '50%25' }],
  ['?search=%&open=BTC', { search: '%', open: 'BTC' }],
  ['?search=%E4%B8%AD&open=usdt', { search: '中', open: 'usdt' }],
  ['?page=2&page=3', { page: 3 }],
  ['?page=-1&open=BTC', { open: 'BTC' }],
  ['?page=1e9&open=%3Cscript%3E&unknown=1', {}],
  ['?__proto__=1&constructor=1&search=x', { search: 'x' }],
  ['', {}],
])('given the search part %s, then the page reads %j', async (search, expected) => {
  const { result } = await at(`/market${search}`);
  // An invalid value is there as `undefined`.
  expect(JSON.parse(JSON.stringify(result.current.search))).toEqual(expected);
});

test('given an address, when parameters are changed, then unknown ones stay, invalid ones go, and no entry is added to the history', async () => {
  const { result, act } = await at('/market?ref=50%2525&page=x&open=BTC');
  const { length } = history;
  await act(() => result.current.address.change({ search: '50%25 & 中', page: pageParam(2) }));
  expect(addressNow()).toBe('/market?ref=50%2525&page=2&open=BTC&search=50%2525+%26+%E4%B8%AD');
  expect(result.current.search).toEqual({ search: '50%25 & 中', page: 2, open: 'BTC' });
  await act(() => result.current.address.change({ search: undefined, page: pageParam(1), open: undefined }));
  expect(addressNow()).toBe('/market?ref=50%2525');
  expect(history.length).toBe(length);
  expect(history.state).toEqual({ entry: 'first' });
});

test('given two changes before the page is drawn again, then both are in the address', async () => {
  const { result, act } = await at('/market');
  const { change } = result.current.address;
  await act(() => {
    change({ search: 'us' });
    change({ open: 'USDT' });
  });
  expect(addressNow()).toBe('/market?search=us&open=USDT');
  expect(result.current.address.change, 'keeps its identity').toBe(change);
});

test('given an address that did not change, when the page is drawn again, then what it says keeps its identity', async () => {
  const { result, rerender } = await at('/market?search=us');
  const { search } = result.current;
  await rerender();
  expect(result.current.search).toBe(search);
});

test('given Chinese, when parameters are changed, then the address has its prefix, and the page is the same (AMB-132)', async () => {
  onTestFinished(() => choose({ language: 'en' }));
  choose({ language: 'zh' });
  const { result, act } = await at('/market?page=2');
  expect(result.current.place.pathname).toBe('/market');
  await act(() => result.current.address.change({ page: 3 }));
  expect(addressNow()).toBe('/zh/market?page=3');
  expect(result.current).toMatchObject({ search: { page: 3 }, place: { pathname: '/market' } });
});

test('given a page that is being left, when it closes its dialog, then the address of the next page stays as it is', async () => {
  const { result, act } = await at('/market?open=USDT');
  const { change } = result.current.address;
  await act(() => {
    history.pushState({ entry: 'second' }, '', '/holdings?open=USDT');
    change({ open: undefined });
  });
  expect(addressNow()).toBe('/holdings?open=USDT');
  expect(result.current).toMatchObject({ search: { open: 'USDT' }, place: { pathname: '/holdings' } });
});

test('given a parameter that is misspelled, then it does not compile', async () => {
  const { result, act } = await at('/market');
  await act(() => {
    // @ts-expect-error -- it is `search`
    result.current.address.change({ serach: 'us' });
    // @ts-expect-error -- a page is a number
    result.current.address.change({ page: '2' });
    // @ts-expect-error -- the address has no such parameter
    expect(result.current.search.serach).toBeUndefined();
  });
});

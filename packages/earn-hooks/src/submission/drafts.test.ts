import { expect, test, vi } from 'vitest';
import { createDrafts, type DraftStorage } from '../submission/drafts.ts';

const FLOW = 'flexible.subscribe:USDT';
const ADA = 'person:ada';
const BOB = 'person:bob';

test('gives what a visitor typed to the first person who signs in and to nobody else', () => {
  const drafts = createDrafts();
  drafts.keep(FLOW, { amount: '25' });
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '25' });
  drafts.setOwner(ADA);
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '25' });
  expect(drafts.read(FLOW, BOB)).toBeUndefined();
});

test('hides a person’s draft from a visitor, who cannot drop it', () => {
  const drafts = createDrafts();
  drafts.setOwner(ADA);
  drafts.keep(FLOW, { amount: '25' });
  expect(drafts.read(FLOW, 'anonymous')).toBeUndefined();
  drafts.drop(FLOW, 'anonymous');
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '25' });
  drafts.setOwner(BOB);
  drafts.setOwner(ADA);
  expect(drafts.read(FLOW, ADA)).toBeUndefined();
});

/** A tab's storage. */
function tab(): DraftStorage & { readonly all: () => string } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    all: () => [...items.values()].join(),
  };
}

test('keeps a draft over a page load for its person only and drops it once it is used (SH-05, A03)', () => {
  const storage = tab();
  const before = createDrafts(storage);
  before.setOwner(ADA);
  before.keep(FLOW, { amount: '25' });
  expect(createDrafts(storage).read(FLOW, 'anonymous'), 'the login page').toBeUndefined();
  const after = createDrafts(storage);
  after.setOwner(ADA);
  expect(after.read(FLOW, ADA)).toEqual({ amount: '25' });
  after.drop(FLOW, ADA);
  expect(storage.all()).toBe('');

  before.keep(FLOW, { amount: '30' });
  createDrafts(storage).setOwner(BOB);
  expect(storage.all()).toBe('');
});

test('keeps the text of an open form, and empties the form on sign-out or for another person (A06)', () => {
  const storage = tab();
  const drafts = createDrafts(storage);
  let text = '12.';
  const clear = vi.fn(() => {
    text = '';
  });
  const leave = drafts.register(FLOW, { read: () => (text === '' ? undefined : { amount: text }), clear });
  drafts.setOwner(ADA);
  drafts.keepAll();
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '12.' });
  drafts.forget();
  expect([clear.mock.calls.length, storage.all(), drafts.read(FLOW, ADA)]).toEqual([1, '', undefined]);
  drafts.keepAll();
  expect(storage.all(), 'an empty form is nothing to keep').toBe('');

  drafts.setOwner(ADA);
  drafts.setOwner(BOB);
  expect(clear).toHaveBeenCalledTimes(2);
  leave();
  drafts.forget();
  expect(clear).toHaveBeenCalledTimes(2);
});

test.each([
  'not json',
  '{"owner":"person:ada"}',
  '{"owner":"root","kept":{"flexible.subscribe:USDT":{"amount":"1"}}}',
  '{"owner":"anonymous","kept":{"flexible.subscribe:USDT":"1"}}',
  '{"owner":"anonymous","kept":{"flexible.subscribe:USDT":{"amount":"<b>"}}}',
  '{"owner":"anonymous","kept":{"flexible.subscribe:USDT":{"amount":1}}}',
])('given stored text that this package did not write, then it is not read: %s', (text) => {
  expect(createDrafts({ ...tab(), getItem: () => text }).read(FLOW, 'anonymous')).toBeUndefined();
});

test.each([
  '"root"',
  '"an anonymous"',
  '"anonymous or not"',
  '["anonymous"]',
  '"my person:ada"',
  '"person:"',
  `"person:${'a'.repeat(201)}"`,
])('given stored drafts of %s, who is no person, when a visitor types, then the drafts begin anew', (owner) => {
  const storage = tab();
  storage.setItem('earnkit.drafts', `{"owner":${owner},"kept":{"staking.stake:ETH":{"amount":"1"}}}`);
  const drafts = createDrafts(storage);
  drafts.keep(FLOW, { amount: '25' });
  expect([drafts.read('staking.stake:ETH', ADA), drafts.read(FLOW, 'anonymous')]).toEqual([undefined, { amount: '25' }]);
});

test('given a form that opens before the one it replaces is gone, then its text is kept', () => {
  const drafts = createDrafts();
  const leave = drafts.register(FLOW, { read: () => ({ amount: '1' }), clear: () => undefined });
  drafts.register(FLOW, { read: () => ({ amount: '25' }), clear: () => undefined });
  leave();
  drafts.keepAll();
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '25' });
});

test.each(['1'.repeat(121), '<b>'])(
  'given a draft that cannot be read (%s), when the page is loaded, then the other drafts stay',
  (amount) => {
    const storage = tab();
    const before = createDrafts(storage);
    before.keep('staking.stake:ETH', { amount });
    before.keep(FLOW, { amount: '25' });
    const after = createDrafts(storage);
    expect([after.read('staking.stake:ETH', ADA), after.read(FLOW, ADA)]).toEqual([undefined, { amount: '25' }]);
  },
);

test.each(['比特币', '$MEME', 'Two Words', 'A/B', 'A&B', '50%', '#1', 'WHAT?', '🐸'.repeat(30), 'steth', 'x'.repeat(200)])(
  'given a form of the coin %s, when the page is loaded, then its draft is there',
  (coin) => {
    const storage = tab();
    createDrafts(storage).keep(`staking.stake:${coin} 12`, { amount: '25' });
    expect(createDrafts(storage).read(`staking.stake:${coin} 12`, ADA)).toEqual({ amount: '25' });
  },
);

test('keeps drafts until the page is left when storage throws', () => {
  const broken = (): never => {
    throw new DOMException('switched off', 'SecurityError');
  };
  const drafts = createDrafts({ getItem: broken, setItem: broken, removeItem: broken });
  drafts.keep(FLOW, { amount: '25' });
  expect(drafts.read(FLOW, ADA)).toEqual({ amount: '25' });
});

import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

const FLOW = 'flexible.subscribe:USDT';
const ADA = 'person:ada';
const BOB = 'person:bob';

test('what a visitor typed is of the first person who signs in, and of no other', () => {
  const drafts = createDrafts();
  drafts.keep(FLOW, '25');
  expect(drafts.read(FLOW, ADA)).toBe('25');
  drafts.belongTo(ADA);
  expect(drafts.read(FLOW, ADA)).toBe('25');
  expect(drafts.read(FLOW, BOB)).toBeUndefined();
});

test('a visitor neither sees nor drops what a person typed', () => {
  const drafts = createDrafts();
  drafts.belongTo(ADA);
  drafts.keep(FLOW, '25');
  expect(drafts.read(FLOW, 'visitor')).toBeUndefined();
  drafts.drop(FLOW, 'visitor');
  expect(drafts.read(FLOW, ADA)).toBe('25');
  drafts.belongTo(BOB);
  drafts.belongTo(ADA);
  expect(drafts.read(FLOW, ADA)).toBeUndefined();
});

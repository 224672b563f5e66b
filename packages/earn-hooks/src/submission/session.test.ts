import { expect, test } from 'vitest';
import { type Session, isVerified, scopeOf } from './session.ts';

test.each<{ readonly who: string; readonly session: Session; readonly scope: string }>([
  { who: 'a visitor', session: { state: 'anonymous' }, scope: 'anonymous' },
  { who: 'a person who signed out', session: { state: 'anonymous', signedOut: true }, scope: 'anonymous' },
  { who: 'Ada', session: { state: 'signed-in', id: 'ada' }, scope: 'person:ada' },
  { who: 'a person with the id of a visitor', session: { state: 'signed-in', id: 'anonymous' }, scope: 'person:anonymous' },
])('given $who, then what is kept for them is kept under $scope', ({ session, scope }) => {
  expect(scopeOf(session)).toBe(scope);
});

/** A visitor whose host left the mark of the person who was signed in before. */
const lost = { state: 'anonymous', verified: true } as const;

test.each<{ readonly who: string; readonly session: Session; readonly verified: boolean }>([
  { who: 'a person known to be verified', session: { state: 'signed-in', id: 'ada', verified: true }, verified: true },
  { who: 'a person known not to be verified', session: { state: 'signed-in', id: 'ada', verified: false }, verified: false },
  { who: 'a person of whom it is not known', session: { state: 'signed-in', id: 'ada' }, verified: false },
  { who: 'a visitor', session: { state: 'anonymous' }, verified: false },
  { who: 'a visitor with the mark of a verified person', session: lost, verified: false },
])('given $who, then they are offered the terms of a verified person: $verified (AMB-150)', ({ session, verified }) => {
  expect(isVerified(session)).toBe(verified);
});

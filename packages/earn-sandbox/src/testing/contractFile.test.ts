import { expect, test } from 'vitest';
import { answerProblems, validating } from './contractFile.ts';

const holding = { id: 1, asset: 'USDT', curr_amount: '12.5' };
const answerOf = (row: object): object => ({ code: 0, msg: 'success', data: { list: [row], total: 1 } });
const HOLDINGS = '/apiw/v2/uni-loan/earn/subscribe';

test.each([
  ['a holding', answerOf(holding), true],
  ['a refusal', { code: 30004, msg: 'Your balance is not enough.', data: null }, true],
  ['a holding without its coin', answerOf({ ...holding, asset: undefined }), false],
  ['an amount as a number', answerOf({ ...holding, curr_amount: 12.5 }), false],
  ['an amount in words', answerOf({ ...holding, curr_amount: 'much' }), false],
  ['success without data', { code: 0, msg: 'success' }, false],
  ['an answer without a code', { msg: 'success', data: null }, false],
])('given %s, then the OpenAPI file judges it', (_what, answer, allowed) => {
  expect(answerProblems('GET', HOLDINGS, JSON.parse(JSON.stringify(answer))).length === 0).toBe(allowed);
});

test('given an answer that the OpenAPI file does not allow, then the call of a test fails and names the field', async () => {
  const send = validating(() => Promise.resolve(Response.json(answerOf({ ...holding, curr_amount: 12.5 }))));
  await expect(send(new Request(`http://127.0.0.1${HOLDINGS}?page=1`))).rejects.toThrow('/data/list/0/curr_amount');
});

test('given an address that the OpenAPI file does not name, or an answer that was cut off, then it passes', async () => {
  const cut = validating(() => Promise.resolve(new Response('{"code": 0, "da', { headers: { 'content-type': 'application/json' } })));
  expect((await cut(new Request(`http://127.0.0.1${HOLDINGS}`))).status).toBe(200);
  expect(answerProblems('GET', '/sandbox/state', {})).toEqual([]);
});

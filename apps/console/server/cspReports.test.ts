import { expect, test } from 'vitest';
import { stoppedByPolicy } from './cspReports.ts';
import { testServers } from './testing/testServers.ts';

const { start } = testServers();

const read = (message: unknown) => stoppedByPolicy(Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));

test('reads both formats that browsers send', () => {
  expect(read([{ type: 'csp-violation', body: { effectiveDirective: 'style-src-elem', blockedURL: 'inline' } }])).toEqual([
    'style-src-elem inline',
  ]);
  expect(read({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://cdn.example/a.png?user=7' } })).toEqual([
    'img-src https://cdn.example',
  ]);
  expect(read({ 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'data:text/javascript,x' } })).toEqual([
    'script-src data:',
  ]);
});

test.each([
  'not json',
  '',
  null,
  7,
  [null, 7, []],
  { body: { effectiveDirective: 'a\nb' } },
  { 'csp-report': { 'effective-directive': {} } },
])('of %j nothing is believed', (message) => {
  expect(read(message)).toEqual([]);
});

test('reads ten reports of a message and no more', () => {
  expect(read(Array.from({ length: 50 }, () => ({ body: { effectiveDirective: 'img-src' } })))).toHaveLength(10);
});

test('reports of a browser arrive as one line, and a flood of them is refused', async () => {
  const { server, log } = await start(undefined);
  const report = () =>
    fetch(`${server.origin}/reports/csp`, {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/x\ny' } }),
    });
  expect((await report()).status).toBe(204);
  const stopped = log.filter(({ event }) => event === 'policy');
  expect(stopped).toMatchObject([{ level: 'warn', stopped: ['img-src https://evil.example'] }]);
  for (let sent = 1; sent < 10; sent += 1) await report();
  const refused = await report();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

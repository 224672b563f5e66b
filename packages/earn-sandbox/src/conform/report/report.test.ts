import { expect, test } from 'vitest';
import type { ConformReport } from '../checkExchange.ts';
import { createFindings } from '../findings.ts';
import { htmlReport } from './html.ts';
import { textReport } from './text.ts';

const reportOf = (fill: (add: ReturnType<typeof createFindings>['add']) => void): ConformReport => {
  const { add, list } = createFindings(() => ['the-session-of-a-person']);
  fill(add);
  const findings = list();
  return {
    origin: 'https://exchange.example',
    healthy: findings.length === 0,
    findings,
    skipped: [],
    requests: 3,
    calls: ['account.vip'],
    seed: undefined,
    startedAt: '2026-03-10T10:20:00.000Z',
    tookMs: 1500,
  };
};

test('given findings, then the worst call comes first and a kind is told once for each field', () => {
  const report = reportOf((add) => {
    add('spelling', { call: 'account.vip', field: 'tier', came: '"1"' });
    add('unknown', { call: 'flexible.holdings', field: 'list[0].curr_amount', came: '"7%"' });
    add('unknown', { call: 'flexible.holdings', field: 'list[3].curr_amount', came: '"8%"' });
    add('doubled', { call: 'staking.redeem', came: 'twice' });
  });
  expect(report.findings.map(({ call, times }) => [call, times])).toEqual([
    ['staking.redeem', 1],
    ['flexible.holdings', 2],
    ['account.vip', 1],
  ]);
  const text = textReport(report);
  expect(text).toContain('Twice the amount is gone.');
  expect(text).toContain('does not keep the contract: 3 findings in 3 calls (1 call, 3 requests, 1.5 s).');
});

test('given markup and control characters of an exchange, then no report runs or hides them', () => {
  const report = reportOf((add) =>
    add('unknown', { call: 'faq.questions', field: '<b>', came: '<img src=x onerror=alert(1)>\u001b[2K\u009b' }),
  );
  expect(htmlReport(report)).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(htmlReport(report)).not.toMatch(/<img|<b>|<script/);
  expect(textReport(report)).not.toMatch(/[\u001b\u009b]/);
});

test('given an answer that repeats a cookie, then no report contains it', () => {
  const report = reportOf((add) => add('unknown', { call: 'account.vip', field: 'tier', came: '"the-session-of-a-person"' }));
  expect(JSON.stringify(report) + textReport(report) + htmlReport(report)).not.toContain('the-session-of-a-person');
});

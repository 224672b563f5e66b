import { expect, test } from 'vitest';
import { framedPage, frameOriginsOf } from './framedPage.ts';
import { pageHeaders } from './securityHeaders.ts';
import type { StaticFile } from './staticFiles.ts';

const ALLOWED = ['https://assets.example', 'https://www.example'];
const page = '<html><head><title>Earnkit</title></head><body></body></html>';
const file: StaticFile = {
  contentType: 'text/html; charset=utf-8',
  keep: 'until-asked',
  varies: true,
  as: (accepted) => ({ content: Buffer.from(accepted === undefined ? page : 'by brotli'), encoding: undefined, tag: '"page"' }),
};

const answerTo = (target: string, allowed: readonly string[] = ALLOWED) => {
  const frameOrigins = frameOriginsOf(target.split('?', 1)[0] ?? '', target, allowed);
  const headers = pageHeaders({ pictureOrigins: [], frameOrigins });
  return {
    ancestors: /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '')?.[0],
    options: headers['x-frame-options'],
    page: framedPage(file, frameOrigins).as(undefined).content.toString(),
  };
};

test.each(['/staking/ETH?is_frame=1', '/staking/12?is_frame=1', '/zh/staking/ETH?is_frame=1', '/staking/ETH?src=1&is_frame=1'])(
  'given %s, then pages of the configured origins alone may embed it, and it knows them (ST-32)',
  (target) =>
    expect(answerTo(target)).toEqual({
      ancestors: 'frame-ancestors https://assets.example https://www.example',
      options: undefined,
      page: page.replace('</head>', '<meta name="earnkit-frame-origins" content="https://assets.example https://www.example"></head>'),
    }),
);

test.each([
  '/staking/ETH',
  '/staking/ETH?is_frame=0',
  '/staking/ETH?is_frame=true',
  '/staking/ETH?is_frame=1&is_frame=0',
  '/staking/ETH?next=?is_frame=1',
  '/staking?is_frame=1',
  '/staking/ETH/more?is_frame=1',
  '/staking/<b>?is_frame=1',
  '/simple-earn?is_frame=1',
  '/myaccount/transfer/ETH?is_frame=1',
  '/login?is_frame=1',
  '/?is_frame=1',
])('given %s, then no page may embed it (ST-32)', (target) =>
  expect(answerTo(target)).toEqual({ ancestors: "frame-ancestors 'none'", options: 'DENY', page }),
);

test('without the setting no page may embed anything (ST-32)', () =>
  expect(answerTo('/staking/ETH?is_frame=1', [])).toEqual({
    ancestors: "frame-ancestors 'none'",
    options: 'DENY',
    page,
  }));

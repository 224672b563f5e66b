import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Pages that say in front of an exchange that they are the exchange's. */
const OF_THE_EXCHANGE = ['/private-wealth', '/soft-staking'];

test('the proxy in docs/deploy.md sends every page of the products to the console, in both languages', () => {
  const locations = [...read('docs/deploy.md').matchAll(/location ~ (\S+) \{/g)].map(([, pattern = '']) => new RegExp(pattern));
  expect(locations.length).toBeGreaterThan(1);
  const pages = globSync('apps/console/src/routes/*/routes.ts', { cwd: root })
    .flatMap((file) => [...read(file).matchAll(/\bpath: '([^']+)'/g)].map(([, page = '']) => page.replaceAll(/:\w+/g, '12')))
    .filter((page) => !OF_THE_EXCHANGE.includes(page));
  expect(pages.length).toBeGreaterThan(12);
  const addresses = pages.flatMap((page) => [page, `/zh${page}`]);
  expect(addresses.filter((address) => !locations.some((location) => location.test(address)))).toEqual([]);
});

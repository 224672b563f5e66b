import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The paths of the products' pages. In front of an exchange, `sandboxOnly` pages are the exchange's. */
const PAGES = globSync('apps/console/src/routes/*/routes.ts', { cwd: root })
  .flatMap((file) => [...read(file).matchAll(/\bpage\(\{[^}]*\}\)/g)].map(([page]) => page))
  .filter((page) => !page.includes('sandboxOnly: true'))
  .flatMap((page) => /\bpath: '\/([^']+)'/.exec(page)?.[1] ?? []);

/** What the proxy matches: the first part of a path with all below it, but each page alone in the account area of the exchange. */
const AREAS = [...new Set(PAGES.map((page) => (page.startsWith('myaccount/') ? page : page.replace(/\/.*/, ''))))].toSorted();

test('docs/nginx.conf sends every page of the products to the console, in both languages. `vitest -u` writes it', async () => {
  expect(PAGES.length).toBeGreaterThan(12);
  const file = 'docs/nginx.conf';
  const written = read(file).replace(/location ~ \^\/\(zh\/\)\?\(.*?\)\(/, () => `location ~ ^/(zh/)?(${AREAS.join('|')})(`);
  await expect(written).toMatchFileSnapshot(path.join(root, file));
  const locations = [...written.matchAll(/location ~ (\S+) \{/g)].map(([, pattern = '']) => new RegExp(pattern));
  const addresses = PAGES.flatMap((page) => [`/${page}`, `/zh/${page}`]).map((page) => page.replaceAll(/:\w+/g, '12'));
  expect(addresses.filter((address) => !locations.some((location) => location.test(address)))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../step.ts';
import { readStatuses, statusesOf, subjectOf } from './status.ts';

const REPORT = `// @public
export const Button: Component;

// @public @deprecated
export const OldButton: Component;

// Warning: (ae-forgotten-export)
//
// @public @deprecated (undocumented)
export function oldRate(): string;
`;

test('a name of the last release is stable, a later one new, and one with @deprecated deprecated, whenever it came', () => {
  const names = new Set(['Button', 'OldButton', 'oldRate', 'Slider']);
  const statuses = statusesOf(names, { released: new Set(['Button', 'OldButton', 'Gone']), reports: [REPORT] });
  expect(Object.fromEntries(statuses)).toEqual({ Button: 'stable', OldButton: 'deprecated', oldRate: 'deprecated', Slider: 'new' });
});

test.each([
  ['the component of its meta', "const meta = {\n  title: 'UI/Press',\n  component: Button,\n}", 'Button'],
  ['its title where the meta names another one', "const meta = {\n  title: 'UI/DataTable',\n  component: HoldingsTable,\n}", 'DataTable'],
  ['its title in words', "const meta = { title: 'Simple Earn/Market list' }", 'MarketList'],
  ['its folder', "const meta = { title: 'Simple Earn/Early redeem dialog', component: OfOrder }", 'EarlyRedeemDialog'],
  ['nothing', "const meta = { title: 'UI/Tokens' }", undefined],
])('a file of stories is about %s', (_, source, subject) => {
  const names = new Set(['Button', 'DataTable', 'MarketList', 'EarlyRedeemDialog']);
  expect(
    subjectOf(subject === 'EarlyRedeemDialog' ? 'src/early-redeem-dialog/Early.stories.tsx' : 'src/some/Some.stories.tsx', source, names),
  ).toBe(subject);
});

test('every file of stories of a component of the earn area has a status', () => {
  const statuses = readStatuses();
  const files = globSync('packages/earn-components/src/*/*/*.stories.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(60);
  const without = files.filter(
    (file) => subjectOf(file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8'), statuses) === undefined,
  );
  expect(without.map((file) => path.basename(file))).toEqual(['QueryParts.stories.tsx']);
});

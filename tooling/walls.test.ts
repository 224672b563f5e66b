import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './step.ts';

/*
 * Every wall between the layers is broken once: files that break it are written where it applies, beside files that keep
 * to it, and linted together with the repository's own configuration.
 */

/** Where a file stands, what it imports, and words of the refusal; without words it passes. */
type Probe = readonly [file: string, statement: string, refusal?: string];

const value = (from: string): string => `import { probe } from '${from}';\nprobe();\n`;
const type = (from: string): string => `import type { Probe } from '${from}';\nexport type Probed = Probe;\n`;

const RULES = 'judges for itself';
const NO_PRODUCT = 'imports no product';

const PROBES: Readonly<Record<string, readonly Probe[]>> = {
  'core is plain TypeScript': [
    ['packages/earn-core/src/account/page.ts', value('react'), 'plain TypeScript'],
    ['packages/earn-core/src/account/file.ts', value('node:fs'), 'plain TypeScript'],
    ['packages/earn-core/src/account/look.ts', value('@earnkit/ui'), 'plain TypeScript'],
    ['packages/earn-core/src/account/exact.ts', value('bignumber.js')],
    ['packages/earn-core/src/account/day.ts', value('@earnkit/time')],
  ],
  'a contract knows the endpoint, not the rules': [
    ['packages/earn-core/src/staking/contract.ts', value('./rules.ts'), 'what travels'],
    ['packages/earn-core/src/launchpool/contract.ts', value('../transport/createEarnClient.ts'), 'never call the exchange'],
    ['packages/earn-core/src/campaigns/contract.ts', value('bignumber.js'), 'A contract imports'],
    ['packages/earn-core/src/account/contract.ts', value('../endpoint/endpoint.ts')],
  ],
  'a rule never calls the exchange': [
    ['packages/earn-core/src/staking/rules.ts', value('../transport/createEarnClient.ts'), 'never call the exchange'],
    ['packages/earn-core/src/launchpool/rules.ts', value('valibot'), 'pure functions'],
    ['packages/earn-core/src/account/rules.ts', type('./contract.ts')],
  ],
  'hooks have no look': [
    ['packages/earn-hooks/src/account/look.ts', value('@earnkit/ui'), 'no look'],
    ['packages/earn-hooks/src/account/rule.ts', value('@earnkit/core/account/rules')],
  ],
  'components take types and formats from core, and nothing else': [
    ['packages/earn-components/src/login/rule.ts', value('@earnkit/core/account/rules'), 'import types'],
    ['packages/earn-components/src/login/call.ts', value('@earnkit/core/account/contract'), 'import types'],
    ['packages/earn-components/src/login/client.ts', value('@earnkit/core/client'), 'import types'],
    ['packages/earn-components/src/login/query.ts', value('@tanstack/react-query'), 'data from @earnkit/hooks'],
    ['packages/earn-components/src/login/type.ts', type('@earnkit/core/account/rules')],
    ['packages/earn-components/src/login/format.ts', value('@earnkit/core')],
  ],
  'a style takes names from @earnkit/ui/style': [
    ['packages/earn-components/src/login/login.css.ts', value('@earnkit/ui'), '@earnkit/ui/style'],
    ['packages/earn-components/src/login/other.css.ts', value('@earnkit/ui/style')],
  ],
  'the calendar is dayjs, and nothing else': [
    ['packages/earn-time/src/money.ts', value('bignumber.js'), 'imports dayjs'],
    ['packages/earn-time/src/wire.ts', value('valibot'), 'imports dayjs'],
    ['packages/earn-time/src/core.ts', value('@earnkit/core'), 'imports dayjs'],
    ['packages/earn-time/src/day.ts', value('dayjs')],
  ],
  'the parts share the calendar, and nothing else': [
    ['packages/ui/src/amount/amount.ts', value('@earnkit/core'), 'only the calendar'],
    ['packages/ui/src/amount/client.ts', value('@earnkit/core/client'), 'only the calendar'],
    ['packages/ui/src/amount/exact.ts', value('bignumber.js'), 'only the calendar'],
    ['packages/ui/src/amount/calendar.ts', value('@earnkit/time')],
  ],
  'the sandbox uses no rule of core': [
    ['packages/earn-sandbox/src/account/routes.ts', value('@earnkit/core/account/rules'), RULES],
    ['packages/earn-sandbox/src/staking/routes.ts', type('@earnkit/core/staking/rules'), RULES],
    ['packages/earn-sandbox/src/account/routes.test.ts', value('@earnkit/core/account/rules'), RULES],
    ['packages/earn-sandbox/src/account/client.ts', value('@earnkit/core/client'), 'calls nobody'],
    ['packages/earn-sandbox/src/account/calls.ts', value('@earnkit/core/account/contract')],
    ['packages/earn-sandbox/src/account/agreement.test.ts', value('@earnkit/core/account/rules')],
  ],
  'the console uses no rule of core': [
    ['apps/console/src/funds/rule.ts', value('@earnkit/core/account/rules'), 'asked by hooks'],
    ['apps/console/src/funds/inside.ts', value('@earnkit/hooks/src/index.ts'), 'what a package exports'],
    ['apps/console/src/funds/type.ts', type('@earnkit/core/account/rules')],
  ],
  'a shared room imports no product': [
    ['packages/earn-core/src/errors/product.ts', value('../simple-earn/flexible/rules.ts'), NO_PRODUCT],
    ['packages/earn-hooks/src/flow/product.ts', value('../simple-earn/flexible/queries.ts'), NO_PRODUCT],
    ['packages/earn-hooks/src/flow/contract.ts', value('@earnkit/core/simple-earn/contract'), NO_PRODUCT],
    ['packages/earn-components/src/earn-dialog/product.ts', value('../simple-earn/market-list/index.ts'), NO_PRODUCT],
    ['packages/earn-components/src/earn-dialog/type.ts', type('@earnkit/core/simple-earn/rules'), NO_PRODUCT],
    ['packages/earn-sandbox/src/ledger/product.ts', value('../simple-earn/flexible/tables.ts'), NO_PRODUCT],
    ['packages/earn-sandbox/src/createSandbox.ts', value('./simple-earn/flexible/routes.ts'), NO_PRODUCT],
    ['apps/console/src/shell/product.ts', value('../routes/simple-earn/index.tsx'), NO_PRODUCT],
    ['packages/earn-hooks/src/simple-earn/flexible/own.ts', value('@earnkit/core/simple-earn/contract')],
    ['packages/earn-hooks/src/simple-earn/flexible/flow.ts', value('../../flow/submission.ts')],
  ],
  'a product imports no other product': [
    ['packages/earn-hooks/src/staking/other.ts', value('../simple-earn/flexible/queries.ts'), NO_PRODUCT],
    ['packages/earn-components/src/staking/other.ts', value('../simple-earn/market-list/index.ts'), NO_PRODUCT],
  ],
  'the overview is about all products': [
    ['packages/earn-hooks/src/overview/all.ts', value('../launchpool/queries.ts')],
    ['packages/earn-components/src/overview/type.ts', type('@earnkit/core/staking/contract')],
    ['apps/console/src/routes/earn/all.ts', value('../staking/useProducts.ts')],
    ['packages/earn-core/src/overview/rule.ts', value('../staking/rules.ts'), NO_PRODUCT],
  ],
  'another package is imported by its name': [
    ['packages/earn-hooks/src/account/path.ts', value('../../../earn-core/src/index.ts'), 'by its name'],
    ['packages/earn-hooks/src/account/path.test.ts', value('../../../earn-core/src/index.ts'), 'by its name'],
    ['apps/console/src/shell/path.ts', value('../../../../packages/ui/src/index.ts'), 'by its name'],
  ],
};

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly help: string;
}

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-walls-'));
let findings: readonly Finding[] = [];

/** The linter ends with 1 where it found something. */
const lint = (): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], { cwd: folder }, (_error, output) =>
      resolve(output),
    );
  });

beforeAll(async () => {
  // The repository's configuration, without the types that files of no project lack.
  writeFileSync(
    path.join(folder, 'oxlint.config.ts'),
    `import config from ${JSON.stringify(path.join(root, 'oxlint.config.ts'))};
export default { ...config, options: { ...config.options, typeAware: false } };\n`,
  );
  for (const [file, statement] of Object.values(PROBES).flat()) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, statement);
  }
  findings = (JSON.parse(await lint()) as { diagnostics: Finding[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(Object.entries(PROBES))('%s', (_wall, probes) => {
  test.each(probes.map(([file, statement, refusal]) => ({ file, imports: /'(.+)'/.exec(statement)?.[1], refusal })))(
    '$file imports $imports',
    ({ file, refusal }) => {
      const refused = findings.filter(({ filename, code }) => filename === file && code.includes('no-restricted-imports'));
      expect(refused.map(({ help }) => help)).toEqual(refusal === undefined ? [] : [expect.stringContaining(refusal)]);
    },
  );
});

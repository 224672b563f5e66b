import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from './layers.ts';
import { root } from './step.ts';

/*
 * Tests every wall between the layers: writes files with refused and with allowed imports where the wall applies, and lints them
 * with the repository's own configuration.
 */

/** Path of a file, its import, and a part of the linter's message; without a message, the import is allowed. */
type Probe = readonly [file: string, statement: string, refusal?: string];

const value = (from: string): string => `import { probe } from '${from}';\nprobe();\n`;
const type = (from: string): string => `import type { Probe } from '${from}';\nexport type Probed = Probe;\n`;

const RULES = 'judges for itself';
const NO_PRODUCT = 'imports no product';

const PROBES: Readonly<Record<string, readonly Probe[]>> = {
  'the exchange of a test is the other side of the wire, and light': [
    ['packages/earn-testing/src/rule.ts', value('@earnkit/core/account/rules'), RULES],
    ['packages/earn-testing/src/call.ts', value('@earnkit/core/staking/contract')],
    ['packages/earn-testing/src/database.ts', value('@earnkit/sandbox'), 'anything else'],
    ['packages/earn-testing/src/sandbox.test.ts', value('@earnkit/sandbox')],
    ['packages/earn-testing/src/completeBrowser.ts', value('./wallet.ts'), 'stands alone'],
    ['packages/earn-components/src/login/world.ts', value('@earnkit/testing'), 'outside'],
    ['packages/earn-hooks/src/account/world.ts', value('@earnkit/testing'), 'no look'],
    ['apps/console/src/world.ts', value('@earnkit/testing'), 'Tests alone'],
    ['packages/earn-codemod/src/core.ts', value('@earnkit/core'), 'reads sources'],
  ],
  'hooks have no look': [
    ['packages/earn-hooks/src/account/look.ts', value('@earnkit/ui'), 'no look'],
    ['packages/earn-hooks/src/account/rule.ts', value('@earnkit/core/account/rules')],
  ],
  'components take types and formats from core, and nothing else': [
    ['packages/earn-components/src/login/rule.ts', value('@earnkit/core/account/rules'), 'import types'],
    ['packages/earn-components/src/login/call.ts', value('@earnkit/core/account/contract'), 'import types'],
    ['packages/earn-components/src/login/client.ts', value('@earnkit/core/client'), 'import types'],
    ['packages/earn-components/src/element/client.ts', value('@earnkit/core/client')],
    ['packages/earn-components/src/element/call.ts', value('@earnkit/core/account/contract'), 'makes the client'],
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
  'the program that writes an app': [
    ['packages/create-earnkit/src/prompts.ts', value('@clack/prompts'), 'Node alone'],
    ['packages/create-earnkit/src/files.ts', value('node:fs')],
  ],
  'the parts share the calendar, and nothing else': [
    ['packages/ui/src/amount/amount.ts', value('@earnkit/core'), 'only the calendar'],
    ['packages/ui/src/amount/client.ts', value('@earnkit/core/client'), 'only the calendar'],
    ['packages/ui/src/amount/exact.ts', value('bignumber.js'), 'only the calendar'],
    ['packages/ui/src/amount/calendar.ts', value('@earnkit/time')],
    ['packages/ui/src/amount/primitives.ts', value('radix-ui'), 'one primitive'],
    ['packages/ui/src/amount/primitive.ts', value('radix-ui/slot')],
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
    ['packages/earn-hooks/src/flow/product.ts', value('../simple-earn/flexible/queries.ts'), NO_PRODUCT],
    ['packages/earn-hooks/src/flow/contract.ts', value('@earnkit/core/simple-earn/contract'), NO_PRODUCT],
    ['packages/earn-components/src/earn-dialog/product.ts', value('../simple-earn/market-list/index.ts'), NO_PRODUCT],
    ['packages/earn-components/src/earn-dialog/type.ts', type('@earnkit/core/simple-earn/rules'), NO_PRODUCT],
    ['packages/earn-sandbox/src/ledger/product.ts', value('../simple-earn/flexible/tables.ts'), NO_PRODUCT],
    ['packages/earn-sandbox/src/createSandbox.ts', value('./simple-earn/flexible/routes.ts'), NO_PRODUCT],
    ['apps/console/src/shell/product.ts', value('../routes/simple-earn/index.tsx'), NO_PRODUCT],
    ['packages/earn-hooks/src/simple-earn/flexible/own.ts', value('@earnkit/core/simple-earn/contract')],
    ['packages/earn-hooks/src/simple-earn/flexible/flow.ts', value('../../submission/submission.ts')],
    ['packages/earn-sandbox/src/conform/paging.ts', value('@earnkit/core/staking/contract'), NO_PRODUCT],
    ['packages/earn-sandbox/src/conform/calls.ts', value('@earnkit/core/calls')],
  ],
  'a product imports no other product': [
    ['packages/earn-hooks/src/staking/other.ts', value('../simple-earn/flexible/queries.ts'), NO_PRODUCT],
    ['packages/earn-components/src/staking/other.ts', value('../simple-earn/market-list/index.ts'), NO_PRODUCT],
  ],
  'the overview is about all products': [
    ['packages/earn-hooks/src/overview/all.ts', value('../launchpool/queries.ts')],
    ['packages/earn-components/src/overview/type.ts', type('@earnkit/core/staking/contract')],
    ['apps/console/src/routes/earn/all.ts', value('../staking/useProducts.ts')],
  ],
  'another package is imported by its name': [
    ['packages/earn-hooks/src/account/path.ts', value('../../../earn-core/src/index.ts'), 'by its name'],
    ['packages/earn-hooks/src/account/path.test.ts', value('../../../earn-core/src/index.ts'), 'by its name'],
    ['apps/console/src/shell/path.ts', value('../../../../packages/ui/src/index.ts'), 'by its name'],
  ],
};

const CORE = 'packages/earn-core/src';
const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing');

/** The files of core, and one that is not there yet in each of its folders. Tests and their helpers may look at anything. */
const files = globSync('**/*.ts', { cwd: path.join(root, CORE) }).filter(isSource);
const folders = [...new Set(files.map((file) => path.dirname(file)))].sort();
const placesIn = (at: string): readonly string[] => [path.join(at, 'notThereYet.ts'), ...files.filter((file) => path.dirname(file) === at)];

/** A first file of each part of core, by which the other parts would import it. */
const parts = readdirSync(path.join(root, CORE)).filter((entry) => entry !== 'testing' && !entry.endsWith('.test.ts'));
const fileOf = (part: string): string => (part.endsWith('.ts') ? part : (files.find((file) => file.startsWith(`${part}/`)) ?? ''));
const partOf = (place: string): string => place.split('/')[0] ?? '';

const OTHER_LAYERS = ['react', 'react-dom', '@tanstack/react-query', '@radix-ui/react-dialog', 'msw', 'node:fs'];
const OTHER_PACKAGES = [
  '@earnkit/core',
  '@earnkit/core/client',
  '@earnkit/hooks',
  '@earnkit/ui',
  '@earnkit/components',
  '@earnkit/sandbox',
];
const PAGE = ['window.name', 'document.title', 'localStorage.clear()', 'sessionStorage.clear()'];
const OUTSIDE = [
  ...PAGE,
  'Date.now()',
  'new Date()',
  'Date()',
  'new Date(0)',
  'performance.now()',
  'Math.random()',
  'crypto.randomUUID()',
  "fetch('/')",
  "new WebSocket('/')",
  'new XMLHttpRequest()',
  'navigator.language',
  'process.env',
  'setTimeout(String)',
  'setInterval(String)',
  'setImmediate(String)',
  'queueMicrotask(String)',
  'requestAnimationFrame(String)',
  'requestIdleCallback(String)',
  "globalThis.fetch('/')",
  'self.name',
];

/** Where one part of core may import another: as values, or as types alone. */
const PASSES: Readonly<
  Record<string, { readonly packages: readonly string[]; readonly values: readonly string[]; readonly types: readonly string[] }>
> = {
  contract: { packages: ['valibot', '@earnkit/time'], values: ['byName.ts', 'decimal.ts', 'endpoint'], types: [] },
  endpoint: { packages: ['valibot', '@earnkit/time'], values: ['byName.ts', 'decimal.ts'], types: [] },
  client: { packages: ['lossless-json', '@earnkit/time'], values: ['byName.ts', 'decimal.ts', 'endpoint', 'EarnError.ts'], types: [] },
  adapter: { packages: ['@earnkit/time'], values: ['byName.ts', 'client', 'decimal.ts', 'endpoint', 'EarnError.ts'], types: ['contract'] },
  'calls.ts': { packages: [], values: ['contract', 'endpoint'], types: [] },
  'decimal.ts': { packages: ['bignumber.js', '@earnkit/time'], values: [], types: [] },
};
/** Rules, formats, and whatever else is put into core. */
const PURE = {
  packages: ['@earnkit/time'],
  values: ['byName.ts', 'decimal.ts', 'EarnError.ts', 'format', 'index.ts', 'links.ts', 'name.ts', 'rules'],
  types: ['contract', 'endpoint'],
};

/** What a file of core is refused, and what it may do, a statement a line. */
function statementsAt(place: string): { readonly refused: readonly string[]; readonly passes: readonly string[] } {
  const own = partOf(place);
  const { packages, values, types } = PASSES[own] ?? PURE;
  const from = (file: string): string => {
    const relative = path.relative(path.dirname(place), file);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const asValue = (specifier: string) => `import { probe } from '${specifier}';`;
  const asType = (specifier: string) => `import type { Probe } from '${specifier}';`;
  const others = parts.filter((part) => part !== own && !values.includes(part)).map((part) => ({ part, specifier: from(fileOf(part)) }));
  const foreign = products.filter((product) => !place.split('/').some((part) => part === product || part === `${product}.ts`));
  return {
    refused: [
      ...[...OTHER_LAYERS, ...OTHER_PACKAGES].map(asValue),
      ...['valibot', 'bignumber.js', 'lossless-json', 'dayjs'].filter((name) => own !== 'client' && !packages.includes(name)).map(asValue),
      ...others.map(({ specifier }) => asValue(specifier)),
      ...others.filter(({ part }) => !types.includes(part)).map(({ specifier }) => asType(specifier)),
      ...foreign
        .flatMap((product) =>
          [...(own === 'adapter' || own === 'calls.ts' ? [] : [`contract/${product}.ts`]), `rules/${product}/any.ts`].map(from),
        )
        .map(asType),
      ...(own === 'client' ? PAGE : OUTSIDE).map((expression) => `void ${expression};`),
    ],
    passes: [
      ...packages.map(asValue),
      ...values.filter((part) => part !== place).map((part) => asValue(from(fileOf(part)))),
      ...types.map((part) => asType(from(fileOf(part)))),
      'void new URL(String(1));',
    ],
  };
}

interface Finding {
  readonly filename: string;
  readonly code: string;
  readonly help: string;
  readonly labels: readonly [{ readonly span: { readonly line: number } }];
}

const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-walls-'));
let findings: readonly Finding[] = [];

/** The linter ends with 1 where it found something. */
const lint = (): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: folder, maxBuffer: Infinity };
    execFile(process.execPath, [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'], options, (_error, output) =>
      resolve(output),
    );
  });

function write(file: string, text: string): void {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

/** The statements of a place in core, each on its line, whose names differ. */
const probeOf = (place: string): readonly string[] => {
  const { refused, passes } = statementsAt(place);
  return [...refused, ...passes].map((statement, index) => statement.replace(/\b[Pp]robe\b/, `$&${index}`));
};

beforeAll(async () => {
  // The repository's configuration, without the types that files of no project lack.
  writeFileSync(
    path.join(folder, 'oxlint.config.ts'),
    `import config from ${JSON.stringify(path.join(root, 'oxlint.config.ts'))};
export default { ...config, options: { ...config.options, typeAware: false } };\n`,
  );
  for (const place of folders.flatMap(placesIn)) write(path.join(CORE, place), probeOf(place).join('\n'));
  for (const [file, statement] of Object.values(PROBES).flat()) write(file, statement);
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

describe('core: what is in no folder of its own is pure, contracts read and the client sends', () => {
  test.each(folders)('a probe in each file of %s is refused what that folder is refused, and nothing else', (at) => {
    for (const place of placesIn(at)) {
      const lines = findings
        .filter(({ filename, code }) => filename === path.join(CORE, place) && code.includes('no-restricted-'))
        .map(({ labels: [{ span }] }) => span.line);
      const { refused, passes } = statementsAt(place);
      const statements = [...refused, ...passes];
      // The cookie is read where there is a page.
      const expected = place === 'client/csrf.ts' ? refused.filter((statement) => !PAGE.includes(statement.slice(5, -1))) : refused;
      expect({ [place]: new Set(lines.map((line) => statements[line - 1])) }).toEqual({ [place]: new Set(expected) });
    }
  });
});

test('given code outside the contracts, then it never compares with -1, which contracts read as a word (LP-35, AMB-029, AMB-106)', () => {
  const behind = ['packages/earn-{core,hooks,components}/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'];
  const asking = globSync(behind, { cwd: root })
    .filter((file) => !/\.(test|stories)\.|\/testing\/|^packages\/earn-core\/src\/(contract|endpoint)\//.test(file))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes("'-1'"));
  expect(asking).toEqual([]);
});

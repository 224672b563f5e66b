import { readFileSync } from 'node:fs';

/*
 * The imports that each layer must not have, as data for the linter (`oxlint.config.ts`). The table in docs/architecture.md says
 * the same in words, and walls.test.ts tests each wall. A wall is an import path, never a list of names, so code that a layer
 * must not import has an entry point of its own.
 */

/** An import that is refused. */
export interface Wall {
  /** Matches the path as it is written in the import. */
  readonly regex: string;
  /** What to do instead. */
  readonly message: string;
  /** Types pass. @default false */
  readonly allowTypeImports?: boolean;
}

/** Files, and the imports they are refused. The last entry that matches a file counts. */
export interface Layer {
  readonly files: readonly string[];
  readonly walls: readonly Wall[];
}

const PLANNED = ['simple-earn', 'launchpool', 'staking', 'soft-staking', 'private-wealth', 'campaigns'];
const slices = readFileSync(new URL('../packages/earn-sandbox/src/slices.ts', import.meta.url), 'utf8');
const REGISTERED = Array.from(slices.matchAll(/from '\.\/([a-z-]+)\//g), ([, room = '']) => room);

/** Rooms of products: the planned ones, and every one that the sandbox registers. All other rooms are shared and must not import them. */
export const products: readonly string[] = [...new Set([...PLANNED, ...REGISTERED])];
const PRODUCTS = `(${products.join('|')})`;
const IN_PRODUCT = `{${products.join(',')}}`;

const NO_PRODUCT = 'A shared room imports no product. Let the product hand it over, and register the product in the one file for that.';

const PACKAGE_BY_PATH: Wall = {
  regex: '^(\\.\\./)+(packages|ui|create-earnkit|earn-(time|core|hooks|components|sandbox|testing|codemod)|apps|tooling)/',
  message: 'Import another package by its name.',
};
const PRODUCT_BY_PATH: Wall = { regex: `^\\.{1,2}/([^/]+/)*${PRODUCTS}/`, message: NO_PRODUCT };
const PRODUCT_OF_CORE: Wall = { regex: `^@earnkit/core/${PRODUCTS}/`, message: NO_PRODUCT };

/** A package's walls: for its shared rooms, for its products, and for what names all products: the file that registers them, and the overview. */
const layer = (folder: string, register: readonly string[], walls: readonly Wall[]): readonly Layer[] => [
  { files: [`${folder}/**`], walls: [...walls, PACKAGE_BY_PATH, PRODUCT_BY_PATH, PRODUCT_OF_CORE] },
  { files: [`${folder}/**/${IN_PRODUCT}/**`], walls: [...walls, PACKAGE_BY_PATH, PRODUCT_BY_PATH] },
  ...(register.length === 0 ? [] : [{ files: register.map((file) => `${folder}/${file}`), walls: [...walls, PACKAGE_BY_PATH] }]),
];

const TIME: Wall = {
  regex: '^(@|[a-ce-z])',
  message: 'The calendar imports dayjs, and nothing else: ui shares it, and a team with ui alone installs no money and no wire.',
};
const time: readonly Layer[] = [
  { files: ['packages/earn-time/src/**'], walls: [TIME, PACKAGE_BY_PATH] },
  { files: ['packages/earn-time/src/**/*.test.ts'], walls: [PACKAGE_BY_PATH] },
];

const create: readonly Layer[] = [
  {
    files: ['packages/create-earnkit/src/**'],
    walls: [
      { regex: '^([@a-mo-z]|n[^o])', message: 'What writes a new app is Node alone: npm downloads it for one run.' },
      PACKAGE_BY_PATH,
    ],
  },
  { files: ['packages/create-earnkit/src/**/*.test.ts'], walls: [PACKAGE_BY_PATH] },
];

const CORE = 'packages/earn-core/src';

// Every package but the calendar, and one more. Letter by letter, because the linter's expressions have no lookahead.
const NO_PACKAGE = '@[^e]|@e[^a]|@earnkit/[^t]';
const BUT_TIME = `^(${NO_PACKAGE}|[a-z])`;
const BUT_VALIBOT = `^(${NO_PACKAGE}|[a-uw-z]|v[^a])`;
const BUT_CONTRACTS = '^([@a-z]|\\.\\.|\\./([A-Zabdf-z]|c[^o]|e[^n]))';
const BUT_BIGNUMBER = `^(${NO_PACKAGE}|[ac-z]|b[^i]|\\.)`;

const CLIENT_OF_CORE: Wall = { regex: '^\\.{1,2}/([^/]+/)*(adapter|client)/', message: 'Contracts and rules never call the exchange.' };

const CALLS_OF_CORE: Wall = {
  regex: '^(\\./|(\\.\\./)+)calls\\.ts$',
  message: 'The list of calls loads every contract: it is for servers, checks and tests.',
};

/** What declares calls and reads answers: `contract/` and `endpoint/`. */
const CONTRACT: readonly Wall[] = [
  { regex: BUT_VALIBOT, message: 'A contract imports valibot, decimals, time and the endpoint, and nothing else.' },
  {
    regex: '^(\\.\\./)+((contract|format|rules|testing)/|(index|links|name|EarnError)\\.ts)',
    message: 'A contract says what travels; rules and formats judge and show it.',
  },
  CLIENT_OF_CORE,
];

/** Walls for pure functions: everything in core without walls of its own. */
const PURE: readonly Wall[] = [
  { regex: BUT_TIME, message: 'Rules and formats are pure functions of what they are given.' },
  {
    regex: '^\\.{1,2}/([^/]+/)*(contract|endpoint)/',
    allowTypeImports: true,
    message: 'Rules and formats are pure functions of what they are given: of contracts they import types.',
  },
  CLIENT_OF_CORE,
];

const CLIENT: readonly Wall[] = [
  {
    regex:
      '^(react|react-dom|@tanstack/|@radix-ui/|radix-ui|@earnkit/(core|hooks|ui|components|sandbox|testing|codemod)|msw|node:|valibot)',
    message: 'Core is plain TypeScript: no React, no DOM, no Node, no other package of ours but the calendar, @earnkit/time.',
  },
  {
    regex: '^(\\.\\./)+((adapter|contract|format|rules|testing)/|(index|links|name)\\.ts)',
    message: 'The client sends any declared call and knows none.',
  },
];

const ADAPTER: readonly Wall[] = [
  { regex: BUT_TIME, message: 'An adapter is a client: it imports nothing but core.' },
  { regex: '^\\.\\./contract/', allowTypeImports: true, message: 'An adapter knows the calls by type alone, and loads none.' },
  { regex: '^(\\.\\./)+((format|rules|testing)/|(index|links|name)\\.ts)', message: 'An adapter answers calls and judges nothing.' },
];

/** A room of core is a file or a folder of its name, so a path to one ends with the name or goes on. */
const productOfCore = (names: readonly string[]): Wall => ({
  regex: `^\\.{1,2}/([^/]+/)*(${names.join('|')})(/|\\.ts$)`,
  message: NO_PRODUCT,
});
const ROOM = [PACKAGE_BY_PATH, CALLS_OF_CORE];
const SHARED_ROOM = [...ROOM, productOfCore(products)];

const core: readonly Layer[] = [
  { files: [`${CORE}/**`], walls: [...PURE, ...SHARED_ROOM] },
  { files: [`${CORE}/decimal.ts`], walls: [{ regex: BUT_BIGNUMBER, message: 'Decimals are bignumber.js, and nothing else.' }] },
  { files: [`${CORE}/calls.ts`], walls: [{ regex: BUT_CONTRACTS, message: 'This list names contracts, and nothing else.' }] },
  { files: [`${CORE}/{contract,endpoint}/**`], walls: [...CONTRACT, ...SHARED_ROOM] },
  { files: [`${CORE}/client/**`], walls: [...CLIENT, ...SHARED_ROOM] },
  { files: [`${CORE}/adapter/**`], walls: [...ADAPTER, ...ROOM] },
  ...products.flatMap((product) => {
    const others = [...ROOM, productOfCore(products.filter((name) => name !== product))];
    const files = (folder: string) => [`${CORE}/${folder}/${product}.ts`, `${CORE}/${folder}/${product}/**`];
    return [
      { files: files('contract'), walls: [...CONTRACT, ...others] },
      { files: files('rules'), walls: [...PURE, ...others] },
    ];
  }),
];

const hooks = layer(
  'packages/earn-hooks/src',
  ['index.ts', 'orders.ts', 'overview/**', 'statement/**'],
  [
    {
      regex:
        '^(@earnkit/(ui|components|sandbox|testing|codemod)|@radix-ui/|radix-ui|@vanilla-extract/|class-variance-authority|intl-messageformat|node:)',
      message: 'Hooks have no look, no words and no exchange of their own.',
    },
  ],
);

const ui: readonly Layer[] = [
  {
    files: ['packages/ui/src/**'],
    walls: [
      {
        regex:
          '^(@earnkit/(core|hooks|components|sandbox|testing|codemod)|@tanstack/(react-)?query|wouter|valibot|bignumber|react-hook-form|node:)',
        message: 'The parts know nothing of earning; only the calendar is shared, by @earnkit/time.',
      },
      {
        regex: '^radix-ui$',
        message: 'Import one primitive, such as radix-ui/slot: a bundler that splits by file would load all of them with a Button.',
      },
      PACKAGE_BY_PATH,
    ],
  },
  {
    // Recipes are written as a product would: with its form library and schema. They are not shipped.
    files: ['packages/ui/src/recipes/**'],
    walls: [
      { regex: '^(@earnkit/(core|hooks|components|sandbox)|@tanstack/|node:)', message: 'The parts know nothing of earning.' },
      { regex: '^\\.\\./', message: 'A recipe takes its parts from @earnkit/ui, as a product does.' },
    ],
  },
];

const OTHER_LOOKS: readonly Wall[] = [
  {
    regex: '^(@radix-ui/|radix-ui|@tanstack/|@earnkit/(sandbox|testing|codemod|time)|valibot|msw|node:)',
    message: 'Look comes from @earnkit/ui, data from @earnkit/hooks; the exchange stays outside.',
  },
  { regex: '(^|/)testing/', message: 'Only stories and tests mock the exchange.' },
];

const COMPONENTS: readonly Wall[] = [
  {
    regex: '^@earnkit/core/',
    allowTypeImports: true,
    message: 'Components show what hooks hand them: from core they import types, and formats from @earnkit/core alone.',
  },
  ...OTHER_LOOKS,
];

/** The element is a host: it makes the client of its area, and places what other hosts place. */
const ELEMENT: readonly Wall[] = [
  {
    regex: '^@earnkit/core/([^c]|c[^l])',
    allowTypeImports: true,
    message: 'The element makes the client of its area, and takes nothing else of core.',
  },
  ...OTHER_LOOKS,
];

const components: readonly Layer[] = [
  ...layer('packages/earn-components/src', ['index.ts', 'messages/catalogues.ts', 'overview/**', 'statement/**'], COMPONENTS),
  { files: ['packages/earn-components/src/element/**'], walls: [...ELEMENT, PACKAGE_BY_PATH] },
  {
    // Programs that a team runs; no page loads them.
    files: ['packages/earn-components/src/bin/**'],
    walls: [{ regex: '^(@earnkit/|\\.\\./|react)', message: 'A program loads nothing of a page.' }, PACKAGE_BY_PATH],
  },
  {
    files: ['packages/earn-components/src/**/*.css.ts'],
    walls: [
      {
        regex: '^@earnkit/(core|hooks|components|ui$)',
        message: 'Styles take names from @earnkit/ui/style: the whole of ui would be evaluated while building and carried along.',
      },
      PACKAGE_BY_PATH,
    ],
  },
];

const RULES_OF_CORE: Wall = {
  regex: '^@earnkit/core/.*/rules$',
  message: 'The sandbox is the other side of the wire and judges for itself; otherwise one bug passes twice.',
};

const SANDBOX: readonly Wall[] = [
  RULES_OF_CORE,
  { regex: '^@earnkit/core/client$', message: 'The sandbox is called; it calls nobody.' },
  {
    regex: '^(react|react-dom|@tanstack/|@radix-ui/|radix-ui|@earnkit/(ui|hooks|components|testing|codemod)|msw)',
    message: 'The sandbox is an exchange; it has no screen.',
  },
];

const sandbox = layer('packages/earn-sandbox/src', ['slices.ts', 'conform/orders.ts'], SANDBOX);

/** What a test mocks the exchange with. It is the other side of the wire too, and loads no database. */
const testing: readonly Layer[] = [
  {
    files: ['packages/earn-testing/src/**'],
    walls: [
      RULES_OF_CORE,
      {
        regex: '^(@earnkit/(core/client|hooks|ui|components|sandbox)|react|node:|hono|@electric-sql/)',
        message: 'The exchange of a test loads in a page without anything else: it knows the contracts alone.',
      },
      PACKAGE_BY_PATH,
    ],
  },
  {
    files: ['packages/earn-testing/src/completeBrowser.ts'],
    walls: [{ regex: '.', message: 'The set-up stands alone, so that it costs a test nothing.' }],
  },
  {
    files: ['packages/earn-codemod/src/**'],
    walls: [{ regex: '^(@earnkit/|react)', message: 'The codemod reads sources; it loads nothing of what they import.' }, PACKAGE_BY_PATH],
  },
];

const apps = layer(
  'apps/console/{src,server}',
  ['router.tsx', 'routes/earn/**'],
  [
    { regex: '^@earnkit/core/.*/rules$', allowTypeImports: true, message: 'The console places; rules are asked by hooks.' },
    { regex: '^@earnkit/[a-z]+/(src|dist)', message: 'Only what a package exports.' },
    { regex: '^@earnkit/(testing|codemod)', message: 'Tests alone import what is made for them.' },
  ],
);

/** Tests and stories may look at anything a package exports, and use the repository's tools. */
const PACKAGE_INSIDES: Wall = {
  regex: '^(\\.\\./)+(ui|earn-(time|core|hooks|components|sandbox|testing|codemod)|apps)/src/',
  message: PACKAGE_BY_PATH.message,
};

const proofs: readonly Layer[] = [
  { files: ['**/*.{stories,test}.{ts,tsx}', '**/*.e2e.ts', 'packages/*/src/**/testing/**', 'e2e/**'], walls: [PACKAGE_INSIDES] },
  // Tests of the sandbox use no rule either, except those that hold rules and exchange against each other.
  { files: ['packages/earn-sandbox/src/**/*.test.ts'], walls: [RULES_OF_CORE, PACKAGE_INSIDES] },
  { files: ['packages/earn-sandbox/src/**/agreement.test.ts'], walls: [PACKAGE_INSIDES] },
];

/** Every layer, in the order in which the linter applies them. */
export const layers: readonly Layer[] = [
  ...time,
  ...core,
  ...hooks,
  ...ui,
  ...components,
  ...sandbox,
  ...testing,
  ...create,
  ...apps,
  ...proofs,
];

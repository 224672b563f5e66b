import { type OxlintOverride, defineConfig } from 'oxlint';
import { layers } from './tooling/layers.ts';

const NO_PAGE = ['window', 'document', 'localStorage', 'sessionStorage'];
const NO_NETWORK = ['fetch', 'XMLHttpRequest', 'WebSocket'];

/** What gives another answer each time it is asked, and the ways around these names. */
const NOT_PURE = [
  ...NO_PAGE,
  ...NO_NETWORK,
  'navigator',
  'process',
  'crypto',
  'Date',
  'performance',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'globalThis',
  'self',
].map((name) => ({ name, message: 'Contracts, rules and formats are pure: the present and everything else outside is handed in.' }));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist', '**/node_modules', 'storybook-static', '.earnkit', 'apps/console/public'],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/only-throw-error': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'import/no-cycle': 'error',
    // The automatic runtime brings React.
    'react/react-in-jsx-scope': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // Styles are imported for what they do.
    'import/no-unassigned-import': 'off',
    // A namespace and a default are the same for these packages.
    'import/no-named-as-default-member': 'off',
    // The type checker asks for a return where one is owed.
    'typescript/consistent-return': 'off',
    // Where text becomes a brand, a cast is the place that says so.
    'typescript/no-unsafe-type-assertion': 'off',
    // A copy is sorted in place; `toSorted` is younger than the browsers the packages run in.
    'unicorn/no-array-sort': 'off',
    'unicorn/no-array-reverse': 'off',
    // A list without markers is none for Safari unless it says so, and a status is no form's output.
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Behind ARIA 1.3 (`aria-description`); axe checks what is rendered.
    'jsx-a11y/role-supports-aria-props': 'off',
    // A cell's label comes from what is drawn inside it.
    'jsx-a11y/control-has-associated-label': 'off',
    // State that follows something outside React (a media query, a loading catalogue) is set where it is heard of.
    'react/set-state-in-effect': 'off',
    // Validators of text from outside look for control characters.
    'no-control-regex': 'off',
    // Code points are what `[...text]` is for.
    'typescript/no-misused-spread': 'off',
    'promise/always-return': 'off',
    'promise/no-promise-in-callback': 'off',
    // Only windows take an origin; a BroadcastChannel does not.
    'unicorn/require-post-message-target-origin': 'off',
    // A loop that waits for what a callback changes.
    'no-unmodified-loop-condition': 'off',
    // Expectations in helpers, with a sentence; and tests that only PostgreSQL can run.
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-tests': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/require-to-throw-message': 'off',
  },
  overrides: [
    ...layers.map(({ files, walls }): OxlintOverride => ({
      files: [...files],
      rules: { 'no-restricted-imports': ['error', { patterns: [...walls] }] },
    })),
    {
      files: ['packages/earn-core/src/**'],
      rules: {
        'no-restricted-globals': ['error', ...NOT_PURE],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is handed in.' }],
      },
    },
    {
      files: ['packages/earn-core/src/client/**'],
      rules: { 'no-restricted-globals': ['error', ...NO_PAGE], 'no-restricted-properties': 'off' },
    },
    {
      // Reads the csrf cookie where there is a page.
      files: ['packages/earn-core/src/client/csrf.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['packages/earn-hooks/src/**'], rules: { 'no-restricted-globals': ['error', ...NO_NETWORK] } },
    {
      files: ['packages/{ui,earn-components}/src/**'],
      rules: { 'no-restricted-globals': ['error', ...NO_NETWORK, 'localStorage', 'sessionStorage'] },
    },
    {
      files: ['**/*.{stories,test}.{ts,tsx}', '**/*.e2e.ts', 'packages/*/src/**/testing/**', 'e2e/**'],
      rules: {
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'typescript/unbound-method': 'off',
        'unicorn/no-thenable': 'off',
        'unicorn/no-invalid-fetch-options': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      // Written as the templates of Vite and Next.js write it. Their types are those of the built packages, which may not be built yet.
      files: ['examples/**'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'typescript/no-redundant-type-constituents': 'off' },
    },
    {
      // Programs that print to a terminal.
      files: [
        'tooling/**',
        'bench/**',
        'e2e/**',
        'examples/*/*.mjs',
        'apps/console/{server,build}/**',
        'packages/earn-sandbox/src/{bin,conform/bin,createSandbox}.ts',
        'packages/earn-components/src/bin/{doctor,messages}.ts',
        'packages/create-earnkit/src/bin.ts',
        '**/*.chaos.test.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});

/** A page of the documentation site. */
export interface DocsPage {
  /** Its place in the sidebar: groups and name, with slashes between. */
  readonly title: string;
  /** The Markdown it shows: files, or sections of files by the anchor of their heading. */
  readonly sources: readonly string[];
}

const page = (title: string, ...sources: readonly string[]): DocsPage => ({ title: `Docs/${title}`, sources });

const COMPONENTS = 'packages/earn-components/README.md';
const UI = 'packages/ui/README.md';
const SANDBOX = 'packages/earn-sandbox/README.md';

/**
 * The pages of the documentation site, in the order of the sidebar. A section that is a page of its own is left out of the page of its file,
 * which links to it.
 */
export const PAGES: readonly DocsPage[] = [
  page('Introduction', 'README.md'),

  page('Get started/A new app', 'packages/create-earnkit/README.md'),
  page('Get started/Vite', 'docs/start/vite.md'),
  page('Get started/Next.js, App Router', 'docs/start/next.md'),
  page('Get started/Next.js, Pages Router', 'docs/start/next-pages.md'),
  page('Get started/React Router', 'docs/start/react-router.md'),
  page('Get started/TanStack Start', 'docs/start/tanstack-start.md'),
  page('Get started/Astro', 'docs/start/astro.md'),
  page('Get started/webpack', 'docs/start/webpack.md'),
  page('Get started/A page without React', 'docs/embedding.md#a-custom-element'),
  page('Get started/An iframe', 'docs/embedding.md#an-iframe'),
  page('Get started/The sandbox', `${SANDBOX}#in-your-own-app`),

  page('Style/Your CSS and ours', 'docs/hosts.md'),
  page('Style/Theme', 'docs/theming.md'),
  page('Style/Parts', `${COMPONENTS}#style-a-part`),
  page('Style/Parts by name', 'docs/parts.md'),
  page('Style/CSS reset', `${UI}#with-a-css-reset`),
  page('Style/Sheets of single parts', `${UI}#sheets-of-single-parts`),

  page('Guides/Session and sign-in', `${COMPONENTS}#sign-in-and-funding-password`, `${COMPONENTS}#who-is-signed-in`),
  page('Guides/Texts, languages and formats', `${COMPONENTS}#customisation`),
  page('Guides/Links and navigation', 'docs/links.md'),
  page('Guides/Server rendering', `${COMPONENTS}#on-a-server`),
  page('Guides/Build your own dialog', `${COMPONENTS}#build-your-own-dialog`),
  page('Guides/Lists without a documented call', `${COMPONENTS}#lists-without-a-documented-call`),
  page('Guides/Headless', 'packages/earn-hooks/README.md'),
  page('Guides/Testing', `${COMPONENTS}#test-your-pages`, 'packages/earn-testing/README.md', `${SANDBOX}#with-msw`),
  page('Guides/The doctor', 'docs/doctor.md'),
  page('Guides/Names of an earlier release', 'packages/earn-codemod/README.md'),
  page('Guides/Content security policy', 'docs/content-security-policy.md'),
  page('Guides/Embedding', 'docs/embedding.md'),
  page('Guides/Agents', 'docs/agents.md'),

  page('Recipes/Your own login dialog', 'docs/recipes/login-dialog.md'),
  page('Recipes/Links of your router', 'docs/recipes/router-links.md'),
  page('Recipes/One product only', 'docs/recipes/one-product.md'),
  page('Recipes/Holdings on the assets page', 'docs/recipes/assets-widget.md'),
  page('Recipes/Your own brand', 'docs/recipes/brand.md'),
  page('Recipes/Hide amounts', 'docs/recipes/hide-amounts.md'),
  page('Recipes/Your own toasts', 'docs/recipes/toasts.md'),
  page('Recipes/Report what fails to load', 'docs/recipes/error-reporting.md'),
  page('Recipes/Prefetch on a server', 'docs/recipes/prefetch.md'),
  page('Recipes/German words', 'docs/recipes/german.md'),
  page('Recipes/Another backend', 'docs/recipes/backend.md'),
  page('Recipes/Read-only for visitors', 'docs/recipes/visitors.md'),
  page('Recipes/Count submitted orders', 'docs/recipes/analytics.md'),
  page('Recipes/Your own chart', 'docs/recipes/chart.md'),

  page('Exchange/The API of an exchange', 'docs/exchange-api.md'),
  page('Exchange/An exchange with other calls', 'docs/adapter.md'),
  page('Exchange/Statement', 'docs/statement.md'),
  page('Exchange/An exchange on another origin', `${COMPONENTS}#an-exchange-on-another-origin`),
  page('Exchange/Conformance', 'docs/conformance.md'),

  page('Reference/Package components', COMPONENTS),
  page('Reference/Package ui', UI),
  page('Reference/Package core', 'packages/earn-core/README.md'),
  page('Reference/Package sandbox', SANDBOX),
  page('Reference/Package time', 'packages/earn-time/README.md'),
  page('Reference/Errors', 'docs/errors.md'),
  page('Reference/Versions and support', 'docs/versioning.md'),
  page('Reference/Glossary', 'docs/glossary.md'),
  page('Reference/Examples', 'examples/README.md'),

  page('Project/Architecture', 'docs/architecture.md'),
  page('Project/Decisions', 'docs/decisions.md'),
  page('Project/Security', 'docs/security.md'),
  page('Project/Deploying the console', 'docs/deploy.md'),
  page('Project/Report a weakness', 'SECURITY.md'),
  page('Project/Contributing', 'CONTRIBUTING.md'),
  page('Project/Contributing, a slice', 'docs/contributing/slice.md'),
  page('Project/Contributing, a call', 'docs/contributing/call.md'),
  page('Project/Contributing, a story', 'docs/contributing/story.md'),
  page('Project/Contributing, the page of a component', 'docs/contributing/component-page.md'),
  page('Project/Contributing, a picture', 'docs/contributing/picture.md'),
  page('Project/Contributing, a test', 'docs/contributing/test.md'),
  page('Project/Contributing, a document', 'docs/contributing/document.md'),
  page('Project/Contributing, the root of a part', 'docs/contributing/part.md'),
  page('Project/Contributing, a wall', 'docs/contributing/wall.md'),
  page('Project/Contributing, a public name', 'docs/contributing/public-name.md'),
  page('Project/Contributing, a dependency', 'docs/contributing/dependency.md'),
  page('Project/Contributing, release', 'docs/contributing/release.md'),
  page('Project/Contributing, commands', 'docs/contributing/commands.md'),
];

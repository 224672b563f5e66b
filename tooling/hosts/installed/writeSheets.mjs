/*
 * Writes the global CSS of each host beside this file's packages, as the host's page has it: `sheets.json`, the CSS by the host's name, and
 * that of the templates of frameworks.
 * Runs in the folder in which they are installed.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name) => path.join(import.meta.dirname, 'node_modules', name);
const read = (name, file) => readFileSync(path.join(folderOf(name), file), 'utf8');

/** The styles that Emotion writes into what a server renders. */
async function emotionCss(draw) {
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const html = renderToString(await draw(createElement));
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('\n');
}

async function tailwind3() {
  const postcss = require(require.resolve('postcss', { paths: [folderOf('tailwindcss')] }));
  const tailwind = require('tailwindcss');
  const config = { content: [{ raw: '<p class="p-4 text-lg font-bold text-red-500 hidden">' }] };
  const input = '@tailwind base; @tailwind components; @tailwind utilities;';
  return (await postcss([tailwind(config)]).process(input, { from: undefined })).css;
}

async function tailwind4(input) {
  const { compile } = await import('tailwindcss-4');
  const loadStylesheet = (id, base) => {
    const file = id === 'tailwindcss' ? 'index.css' : id.replace(/^tailwindcss\//, '').replace(/^\.\//, '');
    return Promise.resolve({ path: file, base, content: read('tailwindcss-4', file.endsWith('.css') ? file : `${file}.css`) });
  };
  return (await compile(input, { base: '/', loadStylesheet })).build(['p-4', 'text-lg', 'font-bold', 'text-red-500', 'hidden']);
}

const vite = ['index.css', 'App.css'].map((file) => read('create-vite', `template-react/src/${file}`)).join('\n');
const next = (template) => read('create-next-app', `dist/templates/${template}/ts/app/globals.css`);

/** The CSS of TanStack Start's template without its web font and the plugin for long texts, which is for elements with a class. */
const tanstackStart = () => {
  const template = read('@tanstack/create', 'dist/frameworks/react/project/base/src/styles.css.ejs');
  return template.slice(template.lastIndexOf('<% } else { %>')).replaceAll(/<%.*?%>|@import url\("[^"]*"\);|@plugin [^;]*;/g, '');
};

const sheets = {
  'a reset of boxes': '* { margin: 0; padding: 0; box-sizing: border-box; }',
  'Ant Design': read('antd', 'dist/reset.css'),
  'Bootstrap 5': read('bootstrap', 'dist/css/bootstrap.css'),
  'create-vite': vite,
  'create-next-app': next('app'),
  'create-next-app with Tailwind': await tailwind4(next('app-tw')),
  'Tailwind CSS 3': await tailwind3(),
  'Tailwind CSS 4': await tailwind4("@import 'tailwindcss';"),
  'Chakra UI 3': await emotionCss(async (h) => {
    const { ChakraProvider, defaultSystem } = await import('@chakra-ui/react');
    return h(ChakraProvider, { value: defaultSystem });
  }),
  'Material UI': await emotionCss(async (h) => {
    const { createTheme, CssBaseline, ThemeProvider } = await import('@mui/material');
    const theme = createTheme({ cssVariables: { colorSchemeSelector: 'data-mui-color-scheme' }, colorSchemes: { dark: true } });
    return h(ThemeProvider, { theme }, h(CssBaseline, { enableColorScheme: true }));
  }),
};
/** The CSS of the templates of frameworks. */
const templates = {
  'create-next-app': sheets['create-next-app with Tailwind'],
  'TanStack Start': await tailwind4(tanstackStart()),
  // React Router and Astro publish no template on npm: what their templates have.
  'React Router': await tailwind4(
    "@import 'tailwindcss'; html, body { @apply bg-white dark:bg-gray-950; } @media (prefers-color-scheme: dark) { html, body { color-scheme: dark; } }",
  ),
  Astro: 'html, body { margin: 0; width: 100%; height: 100%; }',
};
for (const [name, css] of Object.entries({ ...sheets, ...templates })) if (css.length < 30) throw new Error(`${name} has no CSS.`);
writeFileSync(path.join(import.meta.dirname, 'sheets.json'), JSON.stringify({ sheets, templates }));

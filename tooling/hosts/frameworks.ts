import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look } from '../exampleLooks.ts';
import { ON_ASTRO, ON_NEXT, ON_NEXT_PAGES, ON_REACT_ROUTER, ON_TANSTACK_START, type Trial, tryInstalled } from '../examples.ts';
import { type Ended, root } from '../step.ts';
import { type Appearance, type Difference, type Drawn, VIEWPORT, watchParts } from './measure.ts';
import { moduleOf } from './packedPages.ts';

/*
 * The page of parts in the example of each framework, in place of its page and under the CSS of the framework's template: installed from the
 * tarballs, built and served by the framework, rendered on its server and hydrated.
 */

/** An example with the page of parts in it. */
interface Framework {
  readonly trial: Trial;
  /** Whose CSS its template has. */
  readonly template: string;
  /** The sheet that its page of `docs/start` imports. */
  readonly sheet: 'styles.css' | 'styles.unlayered.css';
  /** The file of the template's CSS. */
  readonly css: string;
  /** The files that place the parts, of a folder with `parts.mjs` in it. */
  readonly files: Readonly<Record<string, string>>;
}

const PARTS = `export { PartsPage as Parts } from './PartsPage.tsx';`;
const TYPES = `import type { ReactElement } from 'react';\nexport declare function Parts(): ReactElement;\n`;

/** A page that has the parts alone. @param from the path of their module */
const pageOf = (from: string): string => `import { Parts } from '${from}';\n\nexport default function Page() {\n  return <Parts />;\n}\n`;

const exampleFile = ({ example }: Trial, file: string): string => readFileSync(path.join(root, 'examples', example, file), 'utf8');

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  'Next.js, App Router': {
    trial: ON_NEXT,
    template: 'create-next-app',
    sheet: 'styles.css',
    css: 'app/globals.css',
    files: { 'app/page.tsx': pageOf('../parts.mjs') },
  },
  'Next.js, Pages Router': {
    trial: ON_NEXT_PAGES,
    template: 'create-next-app',
    sheet: 'styles.css',
    css: 'styles/globals.css',
    files: { 'pages/index.tsx': pageOf('../parts.mjs') },
  },
  'React Router': {
    trial: ON_REACT_ROUTER,
    template: 'React Router',
    sheet: 'styles.css',
    css: 'app/app.css',
    files: {
      'app/root.tsx': `import './app.css';\n${exampleFile(ON_REACT_ROUTER, 'app/root.tsx')}`,
      'app/routes/home.tsx': pageOf('../../parts.mjs'),
    },
  },
  Astro: {
    trial: ON_ASTRO,
    template: 'Astro',
    sheet: 'styles.css',
    css: 'src/app.css',
    files: {
      'src/pages/index.astro': exampleFile(ON_ASTRO, 'src/pages/index.astro')
        .replace(
          /^---[\s\S]*?\n---/,
          "---\nimport '../app.css';\nimport '@earnkit/ui/styles.css';\nimport '@earnkit/components/styles.css';\nimport { Parts } from '../../parts.mjs';\n---",
        )
        .replace(/<Earn .*\/>/, '<Parts client:load />'),
    },
  },
  'TanStack Start': {
    trial: ON_TANSTACK_START,
    template: 'TanStack Start',
    sheet: 'styles.unlayered.css',
    css: 'src/styles.css',
    files: {
      'src/routes/__root.tsx': exampleFile(ON_TANSTACK_START, 'src/routes/__root.tsx')
        .replaceAll('/styles.css?url', '/styles.unlayered.css?url')
        .replace('import ui from', "import app from '../styles.css?url';\nimport ui from")
        .replace('[ui, components]', '[app, ui, components]'),
      'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';\nimport { Parts } from '../../parts.mjs';\n\nexport const Route = createFileRoute('/')({ component: Parts });\n`,
    },
  },
};

/** What a framework changes. */
export interface FrameworkDifference extends Pick<Framework, 'template' | 'sheet'> {
  readonly name: string;
  readonly difference: Difference;
}

/**
 * Builds and opens the page of each framework in light and in dark.
 *
 * @param templates the CSS of each template
 * @param should how the page is drawn without a host
 * @param pictureOf the file of a picture of it
 * @returns the differences, and what was wrong besides, such as errors of hydration
 */
export async function measureFrameworks(
  templates: Readonly<Record<string, string>>,
  should: Readonly<Record<Appearance, Drawn>>,
  pictureOf: (name: string, appearance: Appearance) => string,
): Promise<Pick<Ended, 'code' | 'output'> & { readonly differences: readonly FrameworkDifference[] }> {
  const differences: FrameworkDifference[] = [];
  // Next.js renders a file with the directive in the browser too; others do not mind it.
  const parts = `'use client';\n${await moduleOf(PARTS)}`;
  const trials = Object.entries(FRAMEWORKS).map(([name, { trial, template, sheet, css, files }]): Trial => {
    const look: Look = async (page) => {
      await page.setViewportSize(VIEWPORT);
      for (const appearance of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: appearance, reducedMotion: 'reduce' });
        await page.reload();
        await watchParts(page);
        await page.evaluate((drawn) => window.parts.expect(drawn), should[appearance]);
        differences.push({ name, template, sheet, difference: await page.evaluate(() => window.parts.compare()) });
        await page.screenshot({ path: pictureOf(name, appearance) });
      }
    };
    return { ...trial, run: look, files: { 'parts.mjs': parts, 'parts.d.mts': TYPES, [css]: templates[template] ?? '', ...files } };
  });
  return { ...(await tryInstalled(trials)), differences };
}

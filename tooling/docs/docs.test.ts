import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import GithubSlugger from 'github-slugger';
import { transform } from 'lightningcss';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { root } from '../step.ts';
import { documentOf } from './document.ts';
import { examplesIn } from './examples.ts';
import { idOf, llmsTxt, pages, plainFileOf, sourceFiles, targetOf, write } from './site.ts';
import { snippets } from './snippets.ts';

/** Every link of a Markdown text, with what it leads to. */
function linksOf(file: string): readonly string[] {
  const urls: string[] = [];
  visit(documentOf(file).tree, 'link', ({ url }) => void urls.push(url));
  return urls;
}

test('every link between documents leads to a file and a heading that are there', () => {
  const broken = sourceFiles().flatMap((file) =>
    linksOf(file)
      .filter((url) => {
        const target = targetOf(url, { file });
        if (!target) return false;
        if (!existsSync(path.join(root, target.file))) return true;
        return target.anchor !== undefined && !documentOf(target.file).headings.some(({ anchor }) => anchor === target.anchor);
      })
      .map((url) => `${file}: ${url}`),
  );
  expect(broken).toEqual([]);
});

/** Files that the generator of an app writes. */
const GENERATED = new Set(['examples/next/app/globals.css']);

test('a document that shows a file of an example shows the files that it imports too', () => {
  const missing = sourceFiles().flatMap((file) => {
    const shown = examplesIn(readFileSync(path.join(root, file), 'utf8'));
    return shown.flatMap((example) =>
      Array.from(readFileSync(path.join(root, example), 'utf8').matchAll(/(?:from|import) '(\.{1,2}\/[^']+)'/g))
        .map(([, target = '']) => path.join(path.dirname(example), target))
        .filter((target) => !GENERATED.has(target) && !shown.some((each) => each === target || each.replace(/\.\w+$/, '') === target))
        .map((target) => `${file}: ${example} imports ${target}`),
    );
  });
  expect(missing).toEqual([]);
});

test('every link of a page leads to a page and a heading of the site', () => {
  const written = new Map(pages().map((page) => [idOf(page), write(page, 'mdx')]));
  const broken = Array.from(written).flatMap(([id, text]) =>
    Array.from(text.matchAll(/\]\((?:\?path=\/docs\/([^)#]*))?(?:#([^)]*))?\)/g)).flatMap(([link, to = id, anchor]) => {
      const target = written.get(to);
      if (target === undefined) return [`${id}: ${link}`];
      return anchor === undefined || headingsOf(target).has(anchor) ? [] : [`${id}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

/** Anchors of a page's text. To parse each page again would take seconds. */
function headingsOf(text: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const headings = text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.*)$/gm);
  return new Set(Array.from(headings, ([, heading = '']) => slugger.slug(heading.replaceAll(/[`\\]|\]\([^)]*\)|\[/g, ''))));
}

test('the index for agents lists each page once, with a sentence about it', () => {
  const lines = llmsTxt(plainFileOf)
    .split('\n')
    .filter((line) => line.startsWith('- ['));
  expect(lines).toHaveLength(pages().length);
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(docs\/[\w/-]+\.md\): \S.*[.?]$/.test(line))).toEqual([]);
});

const LANGUAGES = ['ts', 'tsx', 'js', 'css', 'html', 'sh', 'json', 'yaml', 'nginx', 'astro', 'text'];

test('every block of code is of a known kind: a whole module, or named a fragment', () => {
  const faults = snippets().flatMap(({ place, language, kind, text }) => {
    if (!LANGUAGES.includes(language)) return [`${place} is of no known language: "${language}"`];
    const isModule = /^(?:\/\/[^\n]*\n)*import /.test(text);
    if (kind === 'fragment' && isModule && !needsAnother(text)) return [`${place} is a whole module, and is called a fragment`];
    return (kind === 'run' || kind === 'compiled') && !isModule
      ? [`${place} is no whole module: begin with its imports, or write \`fragment\` behind the language`]
      : [];
  });
  expect(faults).toEqual([]);
});

/** Whether a module needs what a product has and this repository has not. */
const needsAnother = (text: string): boolean => /from '(?:\.|@tanstack\/react-router)/.test(text);

test('every block of JSON, CSS and JavaScript can be read', () => {
  const readers: Readonly<Record<string, (text: string) => unknown>> = {
    json: (text) => JSON.parse(text) as unknown,
    css: (text) => transform({ filename: 'snippet.css', code: Buffer.from(text), customAtRules: {} }),
    js: (text) => new Script(`(async () => {${text.replaceAll(/^import .*$/gm, '').replaceAll(/^export (?:default )?/gm, 'void ')}})`),
  };
  const faults = snippets().flatMap(({ place, language, kind, text }) => {
    try {
      if (kind === 'text') readers[language]?.(text);
      return [];
    } catch (error) {
      return [`${place}: ${String(error)}`];
    }
  });
  expect(faults).toEqual([]);
});

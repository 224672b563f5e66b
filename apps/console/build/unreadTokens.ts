import { transform } from 'lightningcss';
import type { Plugin } from 'vite';

/** The kit's own tokens, which its documentation names. */
const OWN = /^--earn-/;

/**
 * Leaves out of the console's stylesheets the custom properties of Radix Themes that neither they nor a script read: those of parts that the
 * console does not have, and steps of scales.
 */
export function unreadTokens(): Plugin {
  return {
    name: 'earnkit:unread-tokens',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const scripts = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
        const sheets = files.flatMap((file) =>
          file.type === 'asset' && file.fileName.endsWith('.css') ? [{ file, text: Buffer.from(file.source).toString('utf8') }] : [],
        );
        // A property may be read by another one alone, which nothing reads.
        for (let unread = unreadIn(sheets, scripts); unread.size > 0; unread = unreadIn(sheets, scripts))
          for (const sheet of sheets) sheet.text = without(unread, sheet.file.fileName, sheet.text);
        for (const { file, text } of sheets) file.source = text;
      },
    },
  };
}

function unreadIn(sheets: readonly { readonly text: string }[], scripts: string): ReadonlySet<string> {
  const texts = sheets.map(({ text }) => text).join('\n');
  const read = new Set(Array.from(texts.matchAll(/\(\s*(--[\w-]+)/g), ([, name]) => name));
  const declared = Array.from(texts.matchAll(/[{;](--[\w-]+):/g), ([, name = '']) => name);
  return new Set(declared.filter((name) => !OWN.test(name) && !read.has(name) && !scripts.includes(name)));
}

function without(names: ReadonlySet<string>, filename: string, text: string): string {
  const { code } = transform({
    filename,
    code: Buffer.from(text),
    minify: true,
    visitor: { Declaration: { custom: ({ name }) => (names.has(name) ? [] : undefined) } },
  });
  return Buffer.from(code).toString('utf8');
}

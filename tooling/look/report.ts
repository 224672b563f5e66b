import path from 'node:path';
import { root } from '../step.ts';

/** The folder of the report. */
export const LOOK = path.join(root, '.look');

/** The folder of the references, which git keeps. */
export const REFERENCES = path.join(root, 'look');

/** The folders, beside the report, of the pictures before and now, and of those in which differences are marked. */
export const FOLDERS = { before: 'before', now: 'now', marked: 'difference' } as const;

/** What became of one picture since the reference. */
export interface Row {
  readonly name: string;
  /** A story that failed has no picture. */
  readonly kind: 'failed' | 'different' | 'new' | 'gone' | 'same';
  /** Pixels that differ; none are counted where the picture has another size. */
  readonly pixels?: number;
  /** Width and height before and now, where they differ. */
  readonly sizes?: string;
  /** Why the story failed. */
  readonly fault?: string;
}

const ORDER = ['failed', 'different', 'new', 'gone', 'same'] as const;
const HEADINGS = { failed: 'Failed', different: 'Different', new: 'New', gone: 'Gone', same: 'The same' } as const;

/** A page that shows the pictures that differ beside those of the reference, then the others. */
export function reportOf(rows: readonly Row[]): string {
  const sections = ORDER.map((kind) =>
    sectionOf(
      kind,
      rows.filter((row) => row.kind === kind),
    ),
  ).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${summaryOf(rows)}</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  h3 { font-size: 14px; margin: 24px 0 8px; }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; outline: 1px solid #8884; }
  .laid { position: relative; isolation: isolate; }
  .laid img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference; }
  .fault { color: #c33; white-space: pre-wrap; }
  .same { columns: 320px; }
</style>
<h1>${summaryOf(rows)}</h1>
${sections}
</html>
`;
}

/** How many pictures are of which kind, in one sentence. */
export function summaryOf(rows: readonly Row[]): string {
  const counts = ORDER.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const);
  return `${rows.length} pictures: ${counts
    .filter(([kind, count]) => kind !== 'failed' || count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}`;
}

/** Larger differences have a larger weight; a picture of another size has moved everything below. */
const weightOf = ({ pixels, sizes }: Row): number => pixels ?? (sizes === undefined ? 0 : Infinity);

function sectionOf(kind: Row['kind'], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const heading = `<h2>${HEADINGS[kind]} (${rows.length})</h2>`;
  if (kind === 'same') return `${heading}\n<p class="same">${rows.map(({ name }) => name).join('<br>')}</p>`;
  return `${heading}\n${[...rows]
    .sort((a, b) => (weightOf(a) === weightOf(b) ? 0 : weightOf(b) - weightOf(a)))
    .map(rowOf)
    .join('\n')}`;
}

function rowOf(row: Row): string {
  const { name, kind, pixels, sizes, fault } = row;
  const before = image(FOLDERS.before, name);
  const now = image(FOLDERS.now, name);
  const figures = {
    failed: [],
    different: [
      figure('Before', before),
      figure('Now', now),
      figure('Difference', sizes === undefined ? image(FOLDERS.marked, name) : `<div class="laid">${before}${now}</div>`),
    ],
    new: [figure('Now', now)],
    gone: [figure('Before', before)],
    same: [],
  }[kind];
  const count = [sizes, pixels === undefined ? undefined : `${pixels.toLocaleString('en')} pixels`].filter(Boolean).join(', ');
  const why = fault === undefined ? '' : `<p class="fault">${escape(fault)}</p>`;
  return `<h3 id="${name}">${name}${count && `: ${count}`}</h3>${why}<div class="row">${figures.join('')}</div>`;
}

const figure = (caption: string, content: string): string => `<figure><figcaption>${caption}</figcaption>${content}</figure>`;

const image = (folder: string, name: string): string => {
  const file = `${folder}/${name}.png`;
  return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a>`;
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

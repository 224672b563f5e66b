/** What became of one picture since the reference. */
export interface Row {
  readonly name: string;
  readonly kind: 'different' | 'new' | 'gone' | 'same';
  /** Pixels that differ. */
  readonly pixels?: number;
  /** Why the story did not come to its end. */
  readonly fault?: string | undefined;
}

/** The folders, beside the report, of the pictures before and now, and of those in which differences are marked. */
export const FOLDERS = { before: 'reference', now: 'now', marked: 'differences' } as const;

const ORDER = ['different', 'new', 'gone', 'same'] as const;
const HEADINGS = { different: 'Different', new: 'New', gone: 'Gone', same: 'The same' } as const;

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
<title>${summaryOf(rows)}</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
  body { margin: 24px; }
  h3 { font-size: 14px; margin: 24px 0 8px; }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; }
  .same { display: grid; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); gap: 16px; align-items: start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; outline: 1px solid #8884; }
  .fault { color: #c33; }
</style>
<h1>${summaryOf(rows)}</h1>
${sections}
</html>
`;
}

/** How many pictures are of which kind, in one sentence. */
export function summaryOf(rows: readonly Row[]): string {
  const counts = ORDER.map((kind) => [kind, rows.filter((row) => row.kind === kind).length] as const);
  return `${rows.length} pictures: ${counts.map(([kind, count]) => `${count} ${kind}`).join(', ')}`;
}

function sectionOf(kind: Row['kind'], rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const heading = `<h2>${HEADINGS[kind]} (${rows.length})</h2>`;
  if (kind === 'same')
    return `${heading}\n<div class="same">${rows.map((row) => figure(FOLDERS.now, row.name, row.name) + faultOf(row)).join('')}</div>`;
  return `${heading}\n${[...rows]
    .sort((a, b) => (b.pixels ?? 0) - (a.pixels ?? 0))
    .map(rowOf)
    .join('\n')}`;
}

function rowOf(row: Row): string {
  const { name, kind, pixels } = row;
  const figures = [
    kind === 'new' ? '' : figure(FOLDERS.before, name, 'Before'),
    kind === 'gone' ? '' : figure(FOLDERS.now, name, 'Now'),
    kind === 'different' ? figure(FOLDERS.marked, name, 'Difference') : '',
  ];
  const count = pixels === undefined ? '' : `: ${pixels.toLocaleString('en')} pixels`;
  return `<h3 id="${name}">${name}${count}</h3>${faultOf(row)}<div class="row">${figures.join('')}</div>`;
}

const figure = (folder: string, name: string, caption: string): string => {
  const file = `${folder}/${name}.png`;
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a></figure>`;
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const faultOf = ({ fault }: Row): string => (fault === undefined ? '' : `<p class="fault">${escape(fault)}</p>`);

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/*
 * Checks that everything product teams can import has a page, stories and a sentence for each prop. It reads the sources as text, so that
 * it needs no type check and a new part cannot be forgotten.
 */
const src = import.meta.dirname;
const headings = ['When to use', 'When not to use', 'Anatomy', 'Keyboard', 'Props', 'States'];

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The re-exports of a module: names by file, an empty list for all names. */
function reExports(file: string): { from: string; isOurs: boolean; names: { name: string; isType: boolean }[] }[] {
  return parse(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = path.resolve(path.dirname(file), statement.moduleSpecifier.text);
    const isOurs = statement.moduleSpecifier.text.startsWith('.');
    const named = statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : [];
    return [
      { from, isOurs, names: named.map(({ name, isTypeOnly }) => ({ name: name.text, isType: isTypeOnly || statement.isTypeOnly })) },
    ];
  });
}

interface Exported {
  name: string;
  folder: string;
  file: string;
  isType: boolean;
  /** Parts of Radix Themes have their props documented there. */
  isOurs: boolean;
}

/** Folders with an entry of their own, which the package's main entry leaves out. */
const ownEntries = ['bar-chart', 'line-chart', 'virtual-table'].map((folder) => path.join(src, folder, 'index.ts'));
const reExported = [...reExports(path.join(src, 'index.ts')), ...ownEntries.map((from) => ({ from, isOurs: true, names: [] }))];

/** The main entry names what a part of one file exports, and what the `index.ts` of the others does. */
const exported: Exported[] = reExported.flatMap((one) =>
  (path.basename(one.from) === 'index.ts' ? reExports(one.from) : [one]).flatMap(({ from: file, isOurs, names }) =>
    names.map((name) => ({ ...name, file, isOurs, folder: path.dirname(one.from) })),
  ),
);
const radixParts = exported.filter(({ isOurs, isType }) => !isOurs && !isType);
const components = exported.filter(
  ({ name, file, isType }) => !isType && /^[A-Z]/.test(name) && file.endsWith('.tsx') && name !== name.toUpperCase(),
);
const hooks = exported.filter(({ name, isType }) => !isType && /^use[A-Z]/.test(name));
const interfaces = exported.filter(({ name, isType, isOurs }) => isOurs && isType && name.endsWith('Props'));

/** The texts of a folder's files of one kind, by file name. */
const textsOf = (folder: string, ending: string): [name: string, text: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

describe('every part has its page', () => {
  it('finds the parts', () => {
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'DecimalInput', 'DataTable', 'MenuItem']));
    expect(interfaces.length).toBeGreaterThan(30);
  });

  it.each(components)('$name has a page in its folder', ({ name, folder }) => {
    const pages = textsOf(folder, '.mdx');
    const takesProps = interfaces.some((one) => one.name === `${name}Props`);
    const own = pages.some(([file]) => file === `${name}.mdx`);
    const shown = pages.some(([, text]) => text.includes(takesProps ? `<ArgTypes of={${name}}` : `\`${name}\``));
    expect(own || shown, `${name} has neither ${name}.mdx nor a place on another page of its folder`).toBe(true);
  });

  it.each(hooks)('$name is explained on a page of its folder', ({ name, folder }) => {
    expect(textsOf(folder, '.mdx').filter(([, text]) => text.includes(name))).not.toEqual([]);
  });

  it.each(components)('$name has a story', ({ name, folder }) => {
    const stories = textsOf(folder, '.stories.tsx').filter(([, text]) => new RegExp(`<${name}\\b|component: ${name}\\b`).test(text));
    expect(stories).not.toEqual([]);
  });
});

describe('every part of Radix Themes', () => {
  it('finds the parts', () => {
    expect(radixParts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Flex', 'Text', 'Card']));
  });

  it.each(radixParts)('$name is explained on a page of its folder and has a story', ({ name, folder }) => {
    expect(textsOf(folder, '.mdx').filter(([, text]) => text.includes(`\`${name}\``))).not.toEqual([]);
    expect(textsOf(folder, '.stories.tsx').filter(([, text]) => text.includes(`<${name}`))).not.toEqual([]);
  });
});

const pages = [...new Set([...components, ...hooks].map(({ folder }) => folder))].flatMap((folder) =>
  textsOf(folder, '.mdx')
    .filter(([file]) => [...components, ...hooks].some(({ name }) => file === `${name}.mdx`))
    .map(([file, text]) => ({ file, text })),
);

describe('every page', () => {
  it.each(pages)('$file has the six sections, none of them empty', ({ text }) => {
    const parts = text.split(/^## /m).slice(1);
    expect(parts.map((part) => part.slice(0, part.indexOf('\n')).trim())).toEqual(headings);
    for (const part of parts) expect(part.slice(part.indexOf('\n')).trim()).not.toBe('');
  });

  it.each(pages)('$file shows its stories', ({ text }) => {
    expect(text).toMatch(/<Meta of=\{\w+\} \/>/);
    expect(text).toMatch(/<Stories\b/);
    expect(text).toMatch(/^# \w+$/m);
  });
});

/** Props of an interface: their name, and what their docblock says. */
function propsOf(file: string, name: string) {
  const found = parse(file).statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name);
  if (!found || !ts.isInterfaceDeclaration(found)) return [];
  return found.members.filter(ts.isPropertySignature).map((member) => {
    const [block] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
    return {
      name: member.name.getText(),
      sentence: ts.getTextOfJSDocComment(block?.comment) ?? '',
      says: (block?.tags ?? []).some(({ tagName }) => tagName.text === 'default'),
      // Only these need a documented default: a boolean or a union of words.
      chooses: member.questionToken !== undefined && /^(boolean|'[^']*'(\s*\|\s*'[^']*')*)$/.test(member.type?.getText() ?? ''),
    };
  });
}

describe('every prop', () => {
  it.each(interfaces)('$name: each prop has a sentence', ({ name, file }) => {
    expect(
      propsOf(file, name)
        .filter(({ sentence }) => !/\S\s+\S.*[.)]/s.test(sentence))
        .map((prop) => prop.name),
    ).toEqual([]);
  });

  it.each(interfaces)('$name: each optional choice documents its default', ({ name, file }) => {
    expect(
      propsOf(file, name)
        .filter(({ chooses, says }) => chooses && !says)
        .map((prop) => prop.name),
    ).toEqual([]);
  });
});

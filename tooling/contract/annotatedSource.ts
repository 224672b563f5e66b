import ts from 'typescript';

/** Where {@link annotatedSource} imports the annotations from. */
const ANNOTATIONS = new URL('annotations.ts', import.meta.url).href;

/**
 * The source of a contract, with its constants, functions and docblocks told to `annotations.ts`. Every line stays where it is.
 *
 * @param file its path below `src`.
 */
export function annotatedSource(text: string, file: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const wrap = (node: ts.Node, call: string): void => {
    insertions.push({ at: node.getStart(source), text: `${call}, ` }, { at: node.end, text: ')' });
  };
  const types = typesByConstant(source);
  let reassigned = '';

  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      const name = statement.name.text;
      reassigned += ` ${name} = __named(${JSON.stringify(name)}, ${JSON.stringify({ file })}, ${name});`;
    }
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      const declared = { file, doc: docblockOf(statement), type: types.get(name.text) };
      wrap(initializer, `__named(${JSON.stringify(name.text)}, ${JSON.stringify(declared)}`);
    }
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const doc = docblockOf(node);
      if (doc !== undefined && ts.isPropertyAssignment(node)) wrap(node.initializer, `__documented(${JSON.stringify(doc)}`);
      if (doc !== undefined && ts.isShorthandPropertyAssignment(node)) {
        const name = node.name.text;
        insertions.push({ at: node.end, text: `: __documented(${JSON.stringify(doc)}, ${name})` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  // The outer of two nodes that begin, or end, at one place was inserted first.
  const ordered = insertions
    .map((insertion, index) => ({ ...insertion, index }))
    .sort((one, other) => one.at - other.at || one.index - other.index);
  let result = `import { named as __named, documented as __documented } from ${JSON.stringify(ANNOTATIONS)}; `;
  let from = 0;
  for (const { at, text: inserted } of ordered) {
    result += text.slice(from, at) + inserted;
    from = at;
  }
  return `${result}${text.slice(from)}\n${reassigned}`;
}

/** `export type Holding = v.InferOutput<typeof holdingRow>`, or an interface over one: the type and its docblock, by the constant. */
function typesByConstant(source: ts.SourceFile): ReadonlyMap<string, { readonly name: string; readonly doc: string | undefined }> {
  const types = new Map<string, { readonly name: string; readonly doc: string | undefined }>();
  for (const statement of source.statements) {
    const text = ts.isTypeAliasDeclaration(statement)
      ? statement.type.getText(source)
      : ts.isInterfaceDeclaration(statement)
        ? statement.heritageClauses?.map((clause) => clause.getText(source)).join()
        : undefined;
    if (text === undefined || (!ts.isTypeAliasDeclaration(statement) && !ts.isInterfaceDeclaration(statement))) continue;
    const [, constant] = /(?:^|[<\s])v\.InferOutput<typeof (\w+)>/.exec(text) ?? [];
    if (constant !== undefined) types.set(constant, { name: statement.name.text, doc: docblockOf(statement) });
  }
  return types;
}

/** The text of the last docblock above a node, in one line. */
function docblockOf(node: ts.Node): string | undefined {
  const block = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (block === undefined || block.parent !== node) return undefined;
  const text = ts
    .getTextOfJSDocComment(block.comment)
    ?.replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text === '' ? undefined : text;
}

import { Lang, type SgNode, parse } from '@ast-grep/napi';

/** What became of the names of each entry: a new name, or `null` where there is none. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string | null>>>>;

/** A name that has to be replaced by hand. */
export interface Leftover {
  /** The line, from 1. */
  readonly line: number;
  /** The entry that exported it, such as `@earnkit/core`. */
  readonly entry: string;
  /** The name. */
  readonly name: string;
}

/** A source after the renaming. */
export interface Renamed {
  /** Its text. */
  readonly text: string;
  /** Names that are gone and have no successor. */
  readonly leftovers: readonly Leftover[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Renames in one source what it takes from the entries: imports and their uses, members of a namespace, re-exports and names of a dynamic import.
 * What a module exports itself keeps its name. A name that the source already uses otherwise is imported under the old one.
 *
 * @param file its name, which says the language.
 */
export function renameNames(source: string, file: string, renames: Renames): Renamed {
  const root = parse(/\.[mc]?ts$/.test(file) ? Lang.TypeScript : Lang.Tsx, source).root();
  const edits: Edit[] = [];
  const leftovers: Leftover[] = [];
  const replace = (node: SgNode, text: string): void => {
    const { start, end } = node.range();
    edits.push({ from: start.index, to: end.index, text });
  };
  /** The new name of an export; what is gone is left as it is, and told. */
  const successorOf = (entry: string, name: SgNode | null | undefined): string | undefined => {
    const table = renames[entry] ?? {};
    if (!name || !Object.hasOwn(table, name.text())) return undefined;
    const successor = table[name.text()];
    if (typeof successor === 'string') return successor;
    leftovers.push({ line: name.range().start.line + 1, entry, name: name.text() });
    return undefined;
  };
  const names = root.findAll({ rule: { any: NAMES.map((kind) => ({ kind })) } });
  const taken = new Set(names.map((node) => node.text()));

  /** The uses of an import, without those of a binding of the same name in an inner scope. */
  const usesOf = (local: string): readonly SgNode[] => {
    const same = names.filter((node) => node.text() === local);
    const scopes = same.flatMap((node) => scopeOf(node) ?? []);
    return same.filter((node) => !isImported(node) && !scopes.some((scope) => contains(scope, node)));
  };
  const renameMembers = (entry: string, local: string): void => {
    for (const use of usesOf(local)) {
      const parent = use.parent();
      if (parent === null || parent.child(0)?.id() !== use.id()) continue;
      const member = MEMBERS.includes(String(parent.kind())) ? parent.children().at(-1) : undefined;
      const successor = successorOf(entry, member);
      if (member && successor !== undefined) replace(member, successor);
    }
  };
  const renameImport = (entry: string, specifier: SgNode): void => {
    const name = specifier.field('name');
    const successor = successorOf(entry, name);
    if (!name || successor === undefined) return;
    if (specifier.field('alias')) return replace(name, successor);
    const old = name.text();
    if (taken.has(successor)) return replace(name, `${successor} as ${old}`);
    taken.add(successor);
    replace(name, successor);
    for (const use of usesOf(old)) {
      const kind = use.kind();
      const parent = use.parent();
      if (kind === 'shorthand_property_identifier') replace(use, `${old}: ${successor}`);
      else if (parent?.kind() === 'export_specifier') {
        if (parent.field('alias')?.id() !== use.id()) replace(use, parent.field('alias') ? successor : `${successor} as ${old}`);
      } else replace(use, successor);
    }
  };
  /** `{ old: local }` or `{ old }` of what a dynamic import gives. */
  const renamePattern = (entry: string, pattern: SgNode): void => {
    for (const field of pattern.children()) {
      const kind = field.kind();
      const key = kind === 'pair_pattern' ? field.field('key') : kind === 'object_assignment_pattern' ? field.child(0) : field;
      if (!key || !['shorthand_property_identifier_pattern', 'property_identifier'].includes(String(key.kind()))) continue;
      const successor = successorOf(entry, key);
      if (successor !== undefined) replace(key, kind === 'pair_pattern' ? successor : `${successor}: ${key.text()}`);
    }
  };

  for (const statement of root.findAll({ rule: { any: [{ kind: 'import_statement' }, { kind: 'export_statement' }] } })) {
    const entry = textOf(statement.field('source'));
    if (entry === undefined || renames[entry] === undefined) continue;
    for (const specifier of statement.findAll({ rule: { kind: 'import_specifier' } })) renameImport(entry, specifier);
    for (const specifier of statement.findAll({ rule: { kind: 'export_specifier' } })) {
      const name = specifier.field('name');
      const successor = successorOf(entry, name);
      if (name && successor !== undefined) replace(name, specifier.field('alias') ? successor : `${successor} as ${name.text()}`);
    }
    const namespace = statement.find({ rule: { kind: 'namespace_import' } });
    if (namespace) renameMembers(entry, namespace.children().at(-1)?.text() ?? '');
  }

  for (const call of root.findAll({ rule: { pattern: 'import($SOURCE)' } })) {
    const entry = textOf(call.getMatch('SOURCE'));
    if (entry === undefined || renames[entry] === undefined) continue;
    const awaited = call.parent();
    const holder = awaited?.kind() === 'await_expression' ? awaited.parent() : null;
    if (holder?.kind() === 'variable_declarator') taking(holder.field('name'), entry);
    else if (holder?.kind() === 'parenthesized_expression') takingMember(holder.parent(), entry);
    // `import(…).then((module) => …)`, and with a pattern in its place
    const then = call.parent()?.parent();
    const [callback] =
      then?.kind() === 'call_expression'
        ? (then
            .field('arguments')
            ?.children()
            .filter((node) => node.isNamed()) ?? [])
        : [];
    const [parameter] =
      callback
        ?.field('parameters')
        ?.children()
        .filter((node) => node.isNamed()) ?? [];
    if (callback) taking(callback.field('parameter') ?? parameter?.field('pattern') ?? parameter ?? null, entry, callback);
  }
  return { text: apply(source, edits), leftovers };

  function taking(binding: SgNode | null, entry: string, within?: SgNode): void {
    if (binding?.kind() === 'object_pattern') return renamePattern(entry, binding);
    if (binding?.kind() !== 'identifier') return;
    const scope = within ?? scopeOf(binding) ?? root;
    const others = names
      .filter((node) => node.text() === binding.text() && node.id() !== binding.id())
      .flatMap((node) => scopeOf(node) ?? [])
      .filter((other) => other.id() !== scope.id() && contains(scope, other));
    for (const use of names) {
      if (use.text() === binding.text() && contains(scope, use) && !others.some((other) => contains(other, use)))
        takingMember(use.parent(), entry, use);
    }
  }
  function takingMember(expression: SgNode | null, entry: string, object?: SgNode): void {
    if (!expression || !MEMBERS.includes(String(expression.kind()))) return;
    if (object && expression.child(0)?.id() !== object.id()) return;
    const member = expression.children().at(-1);
    const successor = successorOf(entry, member);
    if (member && successor !== undefined) replace(member, successor);
  }
}

/** What may stand for a binding: values, types, and `{ name }`. */
const NAMES = ['identifier', 'type_identifier', 'shorthand_property_identifier', 'shorthand_property_identifier_pattern'] as const;
/** `module.name` of values, of types, and in JSX. */
const MEMBERS: readonly string[] = ['member_expression', 'nested_type_identifier', 'nested_identifier'];
const FUNCTIONS: readonly string[] = [
  'arrow_function',
  'function_declaration',
  'function_expression',
  'function_signature',
  'generator_function',
  'generator_function_declaration',
  'method_definition',
  'method_signature',
  'abstract_method_signature',
  'call_signature',
  'construct_signature',
  'function_type',
  'constructor_type',
];
const BLOCKS: readonly string[] = ['statement_block', 'switch_body', 'class_static_block', 'for_statement', 'for_in_statement', 'program'];
/** Patterns on the way from a bound name to what binds it. */
const PATTERNS: readonly string[] = [
  'object_pattern',
  'array_pattern',
  'pair_pattern',
  'rest_pattern',
  'assignment_pattern',
  'object_assignment_pattern',
];
/** Declarations whose `name` is bound around them. */
const NAMED: readonly string[] = [
  'function_declaration',
  'generator_function_declaration',
  'function_signature',
  'class_declaration',
  'abstract_class_declaration',
  'enum_declaration',
  'interface_declaration',
  'type_alias_declaration',
  'internal_module',
];

const textOf = (literal: SgNode | null): string | undefined => (literal?.kind() === 'string' ? literal.text().slice(1, -1) : undefined);

const contains = (outer: SgNode, inner: SgNode): boolean => {
  const [out, within] = [outer.range(), inner.range()];
  return out.start.index <= within.start.index && within.end.index <= out.end.index;
};

const isImported = (node: SgNode): boolean =>
  node
    .ancestors()
    .some(
      (ancestor) => ancestor.kind() === 'import_statement' || (ancestor.kind() === 'export_statement' && ancestor.field('source') !== null),
    );

/** Where a name that is bound here holds; `undefined` where it is only used, or imported. */
function scopeOf(node: SgNode): SgNode | undefined {
  let bound = node;
  let parent = node.parent();
  for (; parent && PATTERNS.includes(String(parent.kind())); parent = parent.parent()) {
    // The value that a pattern falls back to, and the key of a pair, are no bindings.
    const isDefault = String(parent.kind()).endsWith('assignment_pattern') && parent.field('right')?.id() === bound.id();
    const isKey = parent.kind() === 'pair_pattern' && parent.field('key')?.id() === bound.id();
    if (isDefault || isKey) return undefined;
    bound = parent;
  }
  if (!parent) return undefined;
  const kind = String(parent.kind());
  const is = (field: string): boolean => parent.field(field)?.id() === bound.id();
  const around = (kinds: readonly string[]): SgNode | undefined =>
    parent.ancestors().find((ancestor) => kinds.includes(String(ancestor.kind())));
  if (kind === 'variable_declarator' && is('name'))
    return around(parent.parent()?.kind() === 'variable_declaration' ? [...FUNCTIONS, 'program'] : BLOCKS);
  if (/^(?:required|optional)_parameter$/.test(kind) && is('pattern')) return around(FUNCTIONS);
  if (kind === 'arrow_function' && is('parameter')) return parent;
  if (/^(?:function_expression|generator_function|class)$/.test(kind) && is('name')) return parent;
  if (kind === 'catch_clause' && is('parameter')) return parent;
  if (kind === 'for_in_statement' && is('left')) return parent.field('kind') ? parent : undefined;
  if (kind === 'type_parameter' && is('name')) return parent.parent()?.parent() ?? undefined;
  if (NAMED.includes(kind) && is('name')) return around(BLOCKS);
  return undefined;
}

const apply = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((first, second) => second.from - first.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);

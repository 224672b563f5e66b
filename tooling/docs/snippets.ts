import { globSync } from 'node:fs';
import type { Code } from 'mdast';
import { root } from '../step.ts';
import { codeOf, documentOf } from './document.ts';

/** A block of code in a document. */
export interface Snippet {
  /** File and line, for messages. */
  readonly place: string;
  readonly language: string;
  /**
   * What becomes of it.
   *
   * - `run`: a whole module, which is type-checked and run.
   * - `compiled`: a whole module, which is type-checked; it needs what a test has not.
   * - `fragment`: a part of a module, which is read only.
   * - `example`: a file of `examples/`, which is built and opened there.
   * - `text`: of a language without modules.
   */
  readonly kind: 'run' | 'compiled' | 'fragment' | 'example' | 'text';
  readonly text: string;
}

/** Documents with examples for product teams: of each package, of Storybook, and of `docs/`. */
const DOCUMENTS = ['*.md', 'packages/*/README.md', 'packages/*/src/**/*.mdx', 'docs/**/*.md', 'examples/*.md'];

const MODULES = new Set(['ts', 'tsx']);

/** Every block of code of the documents. */
export function snippets(): readonly Snippet[] {
  return globSync(DOCUMENTS, { cwd: root })
    .sort()
    .flatMap((file) => {
      const document = documentOf(file);
      return codeOf(document).map((node): Snippet => {
        const line = node.position?.start.line ?? 0;
        const before = document.text
          .split('\n')
          .slice(0, line - 1)
          .join('\n')
          .trimEnd();
        return { place: `${file}:${line}`, language: node.lang ?? '', kind: kindOf(node, before), text: `${node.value}\n` };
      });
    });
}

function kindOf({ lang, meta }: Code, before: string): Snippet['kind'] {
  if (/<!-- examples\/\S+ -->$/.test(before)) return 'example';
  if (!MODULES.has(lang ?? '')) return 'text';
  return meta === 'fragment' || meta === 'compiled' ? meta : 'run';
}

declare module 'virtual:earnkit/facts' {
  import type { ComponentFacts } from '../../tooling/docs/componentFacts.ts';

  /** What is known about each component, by the file of the stories that its page is attached to. */
  export const facts: Readonly<Record<string, () => Promise<{ readonly default: ComponentFacts }>>>;

  /** The component whose page shows the stories of a file, where the file has none of its own. */
  export const homes: Readonly<Record<string, string>>;

  /** The page of each component in Storybook, and what it says first, by the component's name. */
  export const pages: Readonly<Record<string, { readonly id: string; readonly summary: string }>>;
}

declare module 'virtual:earnkit/changes' {
  import type { Change } from '../../tooling/docs/handoff.ts';

  /** The changes of all packages, the next release first. */
  const changes: readonly Change[];
  export default changes;
}

declare module 'virtual:earnkit/requirements' {
  import type { ShownRequirement } from '../../tooling/docs/handoff.ts';

  /** Every requirement that is built, with what proves it. */
  const requirements: readonly ShownRequirement[];
  export default requirements;
}

declare module 'virtual:earnkit/texts' {
  import type { ShownText } from '../../tooling/docs/handoff.ts';

  /** All messages of the earn area. */
  const texts: readonly ShownText[];
  export default texts;
}

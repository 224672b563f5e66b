import type { Plugin } from 'vite';
import { changes, requirements, texts } from './handoff.ts';

const MODULES: Readonly<Record<string, () => unknown>> = {
  'virtual:earnkit/changes': changes,
  'virtual:earnkit/requirements': requirements,
  'virtual:earnkit/texts': texts,
};

/** Gives the pages of Storybook the changelog, the requirements and all texts; each is made when its page asks for it. */
export function handoff(): Plugin {
  return {
    name: 'earnkit:handoff',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load(id) {
      const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
      // A text that is parsed is ready sooner than an object that is compiled.
      return make && `export default JSON.parse(${JSON.stringify(JSON.stringify(make()))});`;
    },
  };
}

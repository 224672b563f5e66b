import type { Plugin } from 'vite';
import { componentPages, factsOf, pageLinks } from './componentFacts.ts';

const ALL = 'virtual:earnkit/facts';
const OF_PAGE = 'virtual:earnkit/facts/';

/** Gives docs pages what is known about their components: `virtual:earnkit/facts`, by the file of the stories that a page is attached to. */
export function componentFacts(): Plugin {
  return {
    name: 'earnkit:component-facts',
    resolveId: (id) => (id === ALL || id.startsWith(OF_PAGE) ? `\0${id}` : undefined),
    load(id) {
      const pages = componentPages();
      if (id === `\0${ALL}`) {
        const entries = pages.map(
          ({ name, stories: [first = ''] }) => `${JSON.stringify(`./${first}`)}: () => import(${JSON.stringify(OF_PAGE + name)})`,
        );
        const homes = Object.fromEntries(pages.flatMap(({ name, stories }) => stories.slice(1).map((file) => [`./${file}`, name])));
        return `export const facts = { ${entries.join(', ')} };\nexport const homes = ${JSON.stringify(homes)};\nexport const pages = ${JSON.stringify(pageLinks())};`;
      }
      if (!id.startsWith(`\0${OF_PAGE}`)) return undefined;
      const page = pages.find(({ name }) => id === `\0${OF_PAGE}${name}`);
      return page && `export default ${JSON.stringify(factsOf(page))};`;
    },
  };
}

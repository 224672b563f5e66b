import type { PageHeadingLevel } from '../query/CoinPage.tsx';

/** Level of the headings below that of a page. */
export const sectionLevel = (headingLevel: PageHeadingLevel): 2 | 3 | 4 => (headingLevel === 1 ? 2 : headingLevel === 2 ? 3 : 4);

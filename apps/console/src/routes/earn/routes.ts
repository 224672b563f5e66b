import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

<<<<<<< HEAD
/** The overview of the whole area, and what was earned in it. */
export const earnPages = [
  page({ path: '/earn', place: places.title, load: () => import('./index.tsx'), name: 'EarnPage' }),
  page({ path: '/simple-earn/my-lendings/statement', load: () => import('./statement.tsx'), name: 'StatementPage' }),
=======
/** Names of the pages in the header and elsewhere; apart from the pages' other words, because every page needs them. */
const places = {
  title: { en: 'Overview', zh: '总览' },
} as const;

/** The overview of the whole area, and every way to earn with one coin. */
export const earnPages = [
  page({ path: '/earn', place: places.title, load: () => import('./index.tsx'), name: 'EarnPage' }),
  page({ path: '/earn/:coin', load: () => import('./ways.tsx'), name: 'WaysPage' }),
>>>>>>> main
];

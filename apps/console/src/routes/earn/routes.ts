import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The overview of the whole area, every way to earn with one coin, ways beside each other, what is to come, and what was earned. */
export const earnPages = [
  page({ path: '/earn', place: places.title, load: () => import('./index.tsx'), name: 'EarnPage' }),
  page({ path: '/earn/compare', load: () => import('./compare.tsx'), name: 'ComparePage' }),
  page({ path: '/earn/:coin', load: () => import('./ways.tsx'), name: 'WaysPage' }),
  page({ path: '/simple-earn/my-lendings/calendar', load: () => import('./calendar.tsx'), name: 'CalendarPage' }),
  page({ path: '/simple-earn/my-lendings/statement', load: () => import('./statement.tsx'), name: 'StatementPage' }),
];

import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The overview of the whole area, and what was earned in it. */
export const earnPages = [
  page({ path: '/earn', place: places.title, load: () => import('./index.tsx'), name: 'EarnPage' }),
  page({ path: '/simple-earn/my-lendings/statement', load: () => import('./statement.tsx'), name: 'StatementPage' }),
];

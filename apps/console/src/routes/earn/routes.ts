import { page } from '../../shell/pages.ts';
import { places } from './places.ts';

/** The overview of the whole area. */
export const earnPages = [page({ path: '/earn', place: places.title, load: () => import('./index.tsx'), name: 'EarnPage' })];

import { page } from '../../shell/pages.ts';
import { outsidePage } from '../outsidePage.ts';
import { places } from './places.ts';

/** The page of private wealth, and the document that a purchase accepts. */
export const privateWealthPages = [
  page({
    path: '/private-wealth',
    place: places.title,
    outside: places.outside,
    sandboxOnly: true,
    load: () => import('./index.tsx'),
    name: 'PrivateWealthPage',
  }),
  page({ path: '/private-wealth/:id', outside: places.outside, load: () => import('./order.tsx'), name: 'WealthOrderPage' }),
  outsidePage('/asset-management/institution/disclaimer', places.disclaimer),
];

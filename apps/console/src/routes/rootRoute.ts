import { createRootRoute, createRoute } from '@tanstack/react-router';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { lazyPage } from '../shell/lazyPage.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import type { Text } from '../words/useWords.ts';
import { Root } from './root.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the header. @default it is not in the header */
    readonly place?: Text;
    /** What a real exchange shows at this address. @default help */
    readonly outside?: Text;
    /** Whether only the sandbox has what the page lists (AMB-025, AMB-036). A real exchange's header leaves it out. @default false */
    readonly sandboxOnly?: true;
  }
}

/** The route around every page. */
export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: ErrorPage });

/** A place of a real exchange that the earn area leads to. @param outside what the exchange shows there. */
export const outsideRoute = <const Path extends string>(path: Path, outside?: Text) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { ...(outside && { outside }) },
    component: lazyPage(() => import('./outside.tsx'), 'OutsidePage'),
  });

import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ErrorPage } from '../shell/ErrorPage.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { Root } from './root.tsx';

/** The route around every page. */
export const rootRoute = createRootRoute({ component: Root, notFoundComponent: NotFoundPage, errorComponent: ErrorPage });

/** A place of a real exchange that the earn area leads to. */
export const outsideRoute = <const Path extends string>(path: Path) =>
  createRoute({ getParentRoute: () => rootRoute, path, component: lazyRouteComponent(() => import('./outside.tsx'), 'OutsidePage') });

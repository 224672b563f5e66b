import { parse, type RouteParams } from 'regexparam';
import type { ComponentType } from 'react';
import { decoded } from '../navigation.ts';
import type { Text } from '../messages/useConsoleMessages.ts';
import { lazyPage, type LoadPage } from './lazyPage.tsx';

/** The parameters of a path, by name. */
export type PathParams = Readonly<Record<string, string>>;

/** Data of a page that is available before its code is loaded. */
interface AboutPage {
  /** Name of the page in the header. @default it is not in the header */
  readonly place?: Text;
  /** What a real exchange shows at this address. @default help */
  readonly outside?: Text;
  /** Whether only the sandbox has the data of the page (AMB-025, AMB-036). At a real exchange the header omits it. @default false */
  readonly sandboxOnly?: true;
}

/** A page of the console. */
export interface ConsolePage extends AboutPage {
  /** Its path, without a language: `:name` stands for one part of it, `*` at its end for any number. */
  readonly path: string;
  /** Draws it, once its code has arrived. */
  readonly Page: ComponentType<PathParams>;
  /** Loads its code, so that it is there when the page is drawn. */
  readonly preload: () => Promise<unknown>;
  /** Whether its code has arrived. */
  readonly hasArrived: () => boolean;
  /** The parameters of a path of this page; `undefined` for a path of another page. */
  readonly match: (pathname: string) => PathParams | undefined;
}

/** Props of {@link page}. */
export interface PageOptions<Path extends string, Name extends string> extends AboutPage {
  /** Path of the page, without a language. */
  readonly path: Path;
  /** Imports the file of the page. */
  readonly load: LoadPage<Name, RouteParams<Path>>;
  /** Name of the page's export in the file. Its props are the parameters of the path. */
  readonly name: Name;
}

/** Declares a page. Of several that match a path, the first of the list counts. */
export function page<const Path extends string, Name extends string>(options: PageOptions<Path, Name>): ConsolePage {
  const { path, load, name, ...about } = options;
  const { keys, pattern } = parse(path);
  const { Page, ...code } = lazyPage(load, name);
  return {
    ...about,
    ...code,
    path,
    // `match` returns the parameters of this path, which `RouteParams` names
    Page: Page as ComponentType<PathParams>,
    match: (pathname) => {
      const found = pattern.exec(pathname);
      return found ? Object.fromEntries(keys.map((key, index) => [key, decoded(found[index + 1] ?? '')])) : undefined;
    },
  };
}

/** Finds the page of a path without its language, with the parameters of the path. */
export function findPage(
  pages: readonly ConsolePage[],
  pathname: string,
): { readonly page: ConsolePage; readonly params: PathParams } | undefined {
  for (const page of pages) {
    const params = page.match(pathname);
    if (params) return { page, params };
  }
  return undefined;
}

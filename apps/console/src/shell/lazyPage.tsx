import { ErrorState } from '@earnkit/ui';
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { Fragment, lazy, useState, type ComponentType, type LazyExoticComponent, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import { Page } from './Page.tsx';

/** Imports a file that has a component under a name. */
type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

/** Loads a component, or what says in its place that its code did not arrive, with a button to try again. */
function loadOrSay<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Frame: ComponentType<{ children: ReactNode }>,
): () => Promise<ComponentType<Props>> {
  let Arrived: ComponentType<Props> | undefined;
  const start = async (): Promise<void> => {
    Arrived = (await load())[name];
  };
  function Missing(props: Props): ReactElement {
    const say = useWords();
    const [retrying, setRetrying] = useState(false);
    if (Arrived) return <Arrived {...props} />;
    const retry = (): void => {
      setRetrying(true);
      void start()
        .catch(() => undefined)
        .then(() => setRetrying(false));
    };
    return (
      <Frame>
        <ErrorState title={say('error.missing')} retrying={retrying} onRetry={retry} />
      </Frame>
    );
  }
  return async () => {
    await start().catch(() => undefined);
    return Arrived ?? Missing;
  };
}

/**
 * A page whose code is loaded when somebody goes there. If it does not arrive, its place says so, with a button to try again. The
 * router alone would load the whole console again without asking, and without a connection nothing would be left of it.
 *
 * @param load imports the page.
 * @param name what the file calls the page.
 */
export function lazyPage<Name extends string>(load: Load<Name, object>, name: Name): RouteComponent {
  const loaded = loadOrSay(load, name, MissingPage);
  return lazyRouteComponent(async () => ({ page: await loaded() }), 'page');
}

/** A part of a page whose code is loaded when it is first shown, as that of {@link lazyPage}. */
export function lazyWidget<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const loaded = loadOrSay(load, name, Fragment);
  return lazy(async () => ({ default: await loaded() }));
}

function MissingPage({ children }: { children: ReactNode }): ReactElement {
  return <Page title={useWords()('error.title')}>{children}</Page>;
}

import { ErrorState } from '@earnkit/ui';
import { Fragment, lazy, use, useState, type ComponentType, type LazyExoticComponent, type ReactElement, type ReactNode } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';

/** Imports a file that has a component under a name. */
export type LoadPage<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

/** A page whose code is loaded when somebody goes there. */
export interface LazyPage<Props> {
  /** Draws it, once its code has arrived. */
  readonly Page: ComponentType<Props>;
  /** Loads its code. */
  readonly preload: () => Promise<unknown>;
  /** Whether it can be drawn at once. */
  readonly hasArrived: () => boolean;
}

/** Loads a component, or what says in its place that its code did not arrive, with a button to try again. */
function loadOrSay<Name extends string, Props extends object>(
  load: LoadPage<Name, Props>,
  name: Name,
  Frame: ComponentType<{ children: ReactNode }>,
): () => Promise<ComponentType<Props>> {
  let Arrived: ComponentType<Props> | undefined;
  const start = async (): Promise<void> => {
    Arrived = (await load())[name];
  };
  function Missing(props: Props): ReactElement {
    const { t } = useConsoleMessages();
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
        <ErrorState title={t('error.missing')} retrying={retrying} onRetry={retry} />
      </Frame>
    );
  }
  return async () => {
    await start().catch(() => undefined);
    return Arrived ?? Missing;
  };
}

/**
 * A page whose code is loaded when somebody goes there. If it does not arrive, its place says so, with a button to try again.
 *
 * @param load imports the page.
 * @param name what the file calls the page.
 */
export function lazyPage<Name extends string, Props extends object>(load: LoadPage<Name, Props>, name: Name): LazyPage<Props> {
  const loaded = loadOrSay(load, name, MissingPage);
  let arrival: (Promise<ComponentType<Props>> & { readonly status?: 'fulfilled' }) | undefined;
  const preload = (): Promise<ComponentType<Props>> => {
    if (arrival !== undefined) return arrival;
    const coming = loaded();
    // `use` reads it: a page whose code is there is drawn at once
    void coming.then((value) => Object.assign(coming, { status: 'fulfilled', value }));
    arrival = coming;
    return arrival;
  };
  return {
    Page: function LazyPage(props) {
      const Component = use(preload());
      return <Component {...props} />;
    },
    preload,
    hasArrived: () => arrival?.status === 'fulfilled',
  };
}

/** A part of a page whose code is loaded when it is first shown, as that of {@link lazyPage}. */
export function lazyWidget<Name extends string, Props extends object>(
  load: LoadPage<Name, Props>,
  name: Name,
): LazyExoticComponent<ComponentType<Props>> {
  const loaded = loadOrSay(load, name, Fragment);
  return lazy(async () => ({ default: await loaded() }));
}

function MissingPage({ children }: { children: ReactNode }): ReactElement {
  return <Page title={useConsoleMessages().t('error.title')}>{children}</Page>;
}

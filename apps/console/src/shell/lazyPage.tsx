import { ErrorState, type LazyPlaceholderProps, Skeleton, lazyComponent } from '@earnkit/ui';
import { use, useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { Page } from './Page.tsx';

/** Imports a file that has a component under a name. */
export type LoadPage<Name extends string, Props> = () => Promise<Readonly<Record<Name, ComponentType<Props>>>>;

/** A page whose code is loaded on navigation. */
export interface LazyPage<Props> {
  /** Renders it, once its code is loaded. */
  readonly Page: ComponentType<Props>;
  /** Loads its code. */
  readonly preload: () => Promise<void>;
  /** Whether it can be rendered at once. */
  readonly hasArrived: () => boolean;
}

/**
 * A page whose code is loaded when somebody goes there: it suspends, so that the page before stays until then. If the code does not
 * arrive, its place says so, with a button to try again; it loads by itself when the connection is back.
 *
 * @param load imports the page.
 * @param name the page's export in the file.
 */
export function lazyPage<Name extends string, Props extends object>(load: LoadPage<Name, Props>, name: Name): LazyPage<Props> {
  const code = lazyComponent(async () => (await load())[name]);
  const tryToLoad = (): Promise<void> => code.load().catch(() => undefined);
  let arrival: (Promise<void> & { readonly status?: 'fulfilled' }) | undefined;
  const preload = (): Promise<void> => {
    if (arrival !== undefined) return arrival;
    const coming = tryToLoad();
    // `use` reads it: a page whose code is there is drawn at once
    void coming.then(() => Object.assign(coming, { status: 'fulfilled' }));
    arrival = coming;
    return arrival;
  };
  return {
    Page: function LazyPage(props) {
      const { t } = useConsoleMessages();
      const [retrying, setRetrying] = useState(false);
      use(preload());
      const Loaded = code.loaded();
      const isMissing = Loaded === undefined;
      const retry = useCallback(() => {
        setRetrying(true);
        void tryToLoad().then(() => setRetrying(false));
      }, []);
      useEffect(() => {
        if (!isMissing) return undefined;
        addEventListener('online', retry);
        return () => removeEventListener('online', retry);
      }, [isMissing, retry]);
      if (Loaded) return <Loaded {...props} />;
      return (
        <Page title={t('error.title')}>
          <ErrorState title={t('error.missing')} retrying={retrying} onRetry={retry} />
        </Page>
      );
    },
    preload,
    hasArrived: () => arrival?.status === 'fulfilled',
  };
}

/** In place of a part of a page while its code is on its way. If it does not arrive, says so, with a button to try again. */
export function PartPlaceholder({ retry }: LazyPlaceholderProps): ReactElement {
  const { t } = useConsoleMessages();
  return retry ? <ErrorState title={t('error.missing')} onRetry={retry} /> : <Skeleton shape="block" width="100%" height="320px" />;
}

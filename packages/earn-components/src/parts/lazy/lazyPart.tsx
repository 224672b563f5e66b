'use client';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** A part whose code is loaded when it is first shown. */
export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Loads the code ahead. */
  readonly prewarm: () => void;
}

/**
 * Makes a part that loads its code when it is first shown, or earlier by `prewarm`. A plain part is shown until the code has
 * arrived, and for good where it does not arrive.
 *
 * @param load imports the part.
 * @param Plain what can do without: the same content with less behaviour.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Plain: ComponentType<Props>): LazyPart<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  const loadOnce = () =>
    (loading ??= load().then(
      (part) => ({ default: part }),
      () => ({ default: Plain }),
    ));
  const Loaded = lazy(loadOnce) as ComponentType<Props>;
  const Part = (props: Props): ReactElement => (
    <Suspense fallback={<Plain {...props} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Part, { prewarm: () => void loadOnce() });
}

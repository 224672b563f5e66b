'use client';
import type { ReactElement, ReactNode, ForwardedRef } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { forwardGeneric, Words } from '@earnkit/ui';
import { QueryError, type QueryErrorProps } from './QueryError.tsx';

export interface QueryViewProps<Data> extends Omit<QueryErrorProps, 'reading' | 'title'> {
  /** The query's state. */
  reading: QueryState<Data>;
  /** Title of the error: what could not be read. */
  failed: string;
  /** Placeholder while the data loads. Give it the size of the data, so that nothing moves when the data arrives. */
  loading: ReactNode;
  /** Shown to a visitor. @default the same as `loading` */
  anonymous?: ReactNode;
  /** Renders the data. Put a `StaleBanner` above data that must not be mistaken for fresh. */
  children: (data: Data) => ReactNode;
}

/** One `QueryState` as one of four views: sign-in prompt, placeholder, error with retry, data. */
export const QueryView = forwardGeneric(function QueryView<Data>(
  { reading, failed, loading, anonymous = loading, children, ...error }: QueryViewProps<Data>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  switch (reading.state) {
    case 'anonymous':
      return <Words>{anonymous}</Words>;
    case 'loading':
      return <Words>{loading}</Words>;
    case 'failed':
      return <QueryError ref={ref} reading={reading} title={failed} {...error} />;
    case 'ready':
      return <Words>{children(reading.data)}</Words>;
  }
});

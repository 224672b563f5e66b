import type { ReactElement } from 'react';
import { Skeleton } from '@earnkit/ui';
import * as css from '../parts.css.ts';

/** The placeholder of a row's buttons, each of its width. */
export const buttonsPlaceholder = (height: string, ...widths: readonly string[]): ReactElement => (
  <span className={css.buttons}>
    {widths.map((width) => (
      <Skeleton key={width} shape="block" width={width} height={height} />
    ))}
  </span>
);

import type { PropsWithChildren, ReactElement } from 'react';

/** A long table that is scrolled by itself, with its head in sight: takes the rows of a `table`. */
export const ScrollTable = ({ label, children }: PropsWithChildren<{ readonly label: string }>): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
  <div className="earn-scroll" tabIndex={0} role="region" aria-label={label}>
    <table>{children}</table>
  </div>
);

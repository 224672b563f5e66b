'use client';
import type { ReactElement, ReactNode } from 'react';
import { Badge, CoinIcon, Heading, Skeleton, Stack } from '@earnkit/ui';
import * as css from './parts.css.ts';

/** Level of a page's heading in the outline. */
export type PageHeadingLevel = 1 | 2 | 3;

/** Props of {@link CoinPage}. */
export interface CoinPageProps {
  /** The coin. */
  asset: string;
  /** Address of its icon. @default an icon made of its name */
  icon: string | undefined;
  /** Level of the heading. */
  headingLevel: PageHeadingLevel;
  /** The product, below the coin's name. */
  product: ReactNode;
  /** The state, as a badge beside the product. */
  state: ReactNode;
  /** Above the heading, such as a `StaleBanner`. @default nothing */
  notice?: ReactNode;
  /** Buttons at the foot. */
  actions: ReactNode;
  /** Figures and settings. */
  children: ReactNode;
}

/** A page about what a person has in one coin: heading, figures and actions. */
export function CoinPage({ asset, icon, headingLevel, product, state, notice, actions, children }: CoinPageProps): ReactElement {
  return (
    <div className={css.page}>
      {notice}
      <Stack as="header" direction="row">
        <CoinIcon symbol={asset} src={icon} size="5" />
        <div className={css.pageNames}>
          <Heading level={headingLevel} size="5">
            {asset}
          </Heading>
          <span className={css.pageProduct}>
            {product} <Badge tone="accent">{state}</Badge>
          </span>
        </div>
      </Stack>
      {children}
      <div className={css.pageActions}>{actions}</div>
    </div>
  );
}

/** Placeholder of a {@link CoinPage} while it loads. @param heights of the blocks below the heading. */
export const CoinPagePlaceholder = ({ heights }: { heights: readonly string[] }): ReactElement => (
  <div className={css.page} aria-busy="true">
    <Stack direction="row">
      <Skeleton shape="circle" width="40px" />
      <span className={css.pageNames}>
        <Skeleton width="5em" />
        <Skeleton width="10em" />
      </span>
    </Stack>
    {heights.map((height) => (
      <Skeleton key={height} shape="block" width="100%" height={height} />
    ))}
  </div>
);

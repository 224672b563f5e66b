'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { Badge, type BadgeProps, CoinIcon, Flex, Heading, type PartProps, rootProps, Skeleton, Words } from '@earnkit/ui';
import * as css from '../parts.css.ts';
import * as pageCss from './coinPage.css.ts';

/** Level of a page's heading in the outline. */
export type PageHeadingLevel = 1 | 2 | 3;

export interface CoinPageProps extends PartProps {
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
  /** Colour of that badge. @default 'accent' */
  stateTone?: BadgeProps['tone'];
  /** Further badges. @default none */
  tags?: ReactNode;
  /** Above the heading, such as a `StaleBanner`. @default nothing */
  notice?: ReactNode;
  /** Buttons beside the heading, below it where there is no room. */
  actions: ReactNode;
  /** The most important figures, and how far it is. @default none */
  band?: ReactNode;
  /** Beside the sections, below them where there is no room: what is set, and what the order is. @default nothing */
  aside?: ReactNode;
  /** Sections, such as what happens when, and what was promised beside what was paid. */
  children: ReactNode;
}

/** A page about what a person has in one coin: heading, actions, figures, and sections with what is set beside them. */
export const CoinPage = forwardRef<HTMLDivElement, CoinPageProps>(function CoinPage(
  { asset, icon, headingLevel, product, state, stateTone = 'accent', tags, notice, actions, band, aside, children, ...rest },
  ref,
): ReactElement {
  return (
    <div ref={ref} {...rootProps('coin-page', rest, pageCss.page)}>
      <Words>{notice}</Words>
      <header className={pageCss.head}>
        <Flex align="center" gap="3" minWidth="0">
          <CoinIcon symbol={asset} src={icon} size="5" />
          <Flex direction="column" minWidth="0">
            <Heading as={`h${headingLevel}`} size="5">
              {asset}
            </Heading>
            <Flex as="span" wrap="wrap" align="center" gap="2" className={css.pageProduct}>
              <Words>{product}</Words> <Badge tone={stateTone}>{state}</Badge> <Words>{tags}</Words>
            </Flex>
          </Flex>
        </Flex>
        <div className={css.pageActions}>{actions}</div>
      </header>
      {band !== undefined && <div className={pageCss.band}>{band}</div>}
      <div className={aside === undefined ? pageCss.column : pageCss.columns}>
        <div className={pageCss.column}>{children}</div>
        {aside !== undefined && <div className={pageCss.aside}>{aside}</div>}
      </div>
    </div>
  );
});

export interface CoinPagePlaceholderProps extends PartProps {
  /** Heights of the blocks below the heading. */
  heights: readonly string[];
}

/** Placeholder of a {@link CoinPage} while it loads. */
export const CoinPagePlaceholder = forwardRef<HTMLDivElement, CoinPagePlaceholderProps>(function CoinPagePlaceholder(
  { heights, ...rest },
  ref,
): ReactElement {
  return (
    <Flex direction="column" gap="4" width="100%" aria-busy="true" ref={ref} {...rootProps('coin-page-placeholder', rest)}>
      <Flex align="center" gap="3">
        <Skeleton shape="circle" width="40px" />
        <Flex as="span" direction="column" gap="1" minWidth="0">
          <Skeleton width="5em" />
          <Skeleton width="10em" />
        </Flex>
      </Flex>
      {heights.map((height) => (
        <Skeleton key={height} shape="block" width="100%" height={height} />
      ))}
    </Flex>
  );
});

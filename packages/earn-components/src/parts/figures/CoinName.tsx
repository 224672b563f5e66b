import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { CoinIcon, type PartProps, rootProps, Skeleton, Text, Words } from '@earnkit/ui';
import * as css from '../query/list.css.ts';

export interface CoinNameProps extends PartProps {
  /** The coin's name, as the exchange writes it. Text, never markup. */
  asset: string;
  /** Address of its icon. @default an icon made of its name */
  icon?: string | undefined;
  /** A second line. @default none */
  note?: ReactNode;
  /** A badge beside the name. @default none */
  badge?: ReactNode;
}

/** A coin at the head of a table row: icon, name and a note. */
export const CoinName = forwardRef<HTMLSpanElement, CoinNameProps>(function CoinName(
  { asset, icon, note, badge, ...rest },
  ref,
): ReactElement {
  return (
    <span ref={ref} {...rootProps('coin-name', rest, css.coin)}>
      <CoinIcon symbol={asset} src={icon} size="4" />
      <span className={css.coinText}>
        <Text weight="medium">
          <bdi>{asset}</bdi> <Words>{badge}</Words>
        </Text>
        {note !== undefined && (
          <Text size="1" color="gray">
            {note}
          </Text>
        )}
      </span>
    </span>
  );
});

/** Placeholder of a {@link CoinName} while rows load. */
export const coinPlaceholder: ReactElement = (
  <span className={css.coin}>
    <Skeleton shape="circle" width="32px" />
    <span className={css.coinText}>
      <Skeleton width="3.5em" />
      <Text size="1">
        <Skeleton width="5em" />
      </Text>
    </span>
  </span>
);

import { forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { CoinIcon, type CoinIconSize } from './CoinIcon.tsx';
import { more, stack, stacked } from './CoinIcon.css.ts';

/** Pictures a list of coins shows at most (UI-26). */
const MAX_ICONS = 5;

export interface CoinIconStackProps extends PartProps {
  /** The coins, most important first. */
  coins: readonly { symbol: string; src?: string | undefined }[];
  /**
   * 16, 20, 24, 32 or 40 px.
   * @default '3'
   */
  size?: CoinIconSize;
  /**
   * Name for screen readers.
   * @default the symbols of all coins, those not drawn too
   */
  label?: string;
}

/** Several coins in little space: at most five icons, and the number of others (UI-26). */
export const CoinIconStack = forwardRef<HTMLSpanElement, CoinIconStackProps>(function CoinIconStack(
  { coins, size = '3', label, ...rest },
  ref,
) {
  const hidden = coins.length - MAX_ICONS;
  if (coins.length === 0) return null;
  return (
    <span
      ref={ref}
      {...rootProps('coin-icon-stack', rest, stack)}
      role="img"
      aria-label={label ?? coins.map(({ symbol }) => symbol).join(', ')}
    >
      {coins.slice(0, MAX_ICONS).map((coin, index) => (
        // The list is only truncated, never reordered, and a coin may occur twice.
        <span key={`${coin.symbol} ${index}`} className={stacked}>
          <CoinIcon symbol={coin.symbol} src={coin.src} size={size} />
        </span>
      ))}
      {hidden > 0 && (
        <span className={more} aria-hidden="true">
          {`+${hidden}`}
        </span>
      )}
    </span>
  );
});

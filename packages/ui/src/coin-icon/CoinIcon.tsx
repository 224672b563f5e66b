'use client';
import { cva } from 'class-variance-authority';
import { useEffect, useRef, useState, forwardRef } from 'react';
import { icon, lettered, sizes, image } from './CoinIcon.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';

/** Steps of 16, 20, 24, 32 and 40 px. */
export type CoinIconSize = keyof typeof sizes;

const coinIconVariants = cva(icon, { variants: { size: sizes, lettered: { true: lettered, false: '' } } });

export interface CoinIconProps extends PartProps {
  /** The coin's symbol, as the exchange writes it; its first letter is shown if there is no picture. */
  symbol: string;
  /**
   * Address of the coin's picture; `undefined` for a coin without one.
   * @default undefined
   */
  src?: string | undefined;
  /**
   * 16, 20, 24, 32 or 40 px.
   * @default '4'
   */
  size?: CoinIconSize;
  /**
   * Name for screen readers where the symbol is not written beside it.
   * @default undefined, decoration
   */
  label?: string | undefined;
}

/**
 * A coin's icon. A coin without an icon, or whose icon does not load, is drawn as the first
 * letter of its symbol in the same space.
 */
export const CoinIcon = forwardRef<HTMLSpanElement, CoinIconProps>(function CoinIcon({ symbol, src, size = '4', label, ...rest }, ref) {
  const [failed, setFailed] = useState<string>();
  const picture = useRef<HTMLImageElement>(null);
  const drawn = src !== undefined && src !== '' && src !== failed;

  // On a server-rendered page a picture can fail before hydration, without a later event; `decode` detects that.
  useEffect(() => {
    if (picture.current?.complete) picture.current.decode().catch(() => setFailed(src));
  }, [src]);

  return (
    <span
      ref={ref}
      {...rootProps('coin-icon', rest, coinIconVariants({ size, lettered: !drawn }))}
      data-lettered={!drawn || undefined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {drawn ? (
        <img
          ref={picture}
          className={image}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        firstLetter(symbol)
      )}
    </span>
  );
});

/** First letter or sign of a symbol, a surrogate pair counted as one; a question mark for none. */
function firstLetter(symbol: string): string {
  const [first] = symbol.trim();
  return first?.toLocaleUpperCase('en') ?? '?';
}

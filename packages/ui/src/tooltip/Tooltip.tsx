'use client';

import * as Slot from 'radix-ui/slot';
import { type ReactNode, forwardRef } from 'react';
import { lazyComponent } from '../lazy-component/lazyComponent.tsx';
import type { PartProps } from '../theme/rootProps.ts';
import { term } from './Tooltip.css.ts';
import type { TooltipLayerProps } from './TooltipLayer.tsx';
import { useTooltipTrigger } from './useTooltipTrigger.ts';

export interface TooltipProps extends PartProps {
  /** The explanation: words only, nothing to press. */
  content: ReactNode;
  /**
   * Side it prefers.
   * @default 'top'
   */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * `children` is a control of its own, such as an IconButton, and gets the explanation. Otherwise the words become a control that has one.
   * @default false
   */
  asChild?: boolean;
  /** What is explained. */
  children: ReactNode;
}

/** Loaded with the first pointer or focus: a list has many tooltips, and most are never opened. What it explains is complete without it. */
const Layer = lazyComponent<TooltipLayerProps>(async () => (await import('./TooltipLayer.tsx')).TooltipLayer);

/**
 * A short explanation. Opens after the pointer has rested for 300 ms (UI-25), on focus or on a tap; stays while the pointer is on it; Escape or a press elsewhere closes it.
 * What a person must know to decide belongs on the page instead.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, side = 'top', asChild = false, children, ...rest },
  ref,
) {
  const { used, triggerProps, layerProps } = useTooltipTrigger();
  return (
    <>
      {asChild ? (
        <Slot.Root {...triggerProps}>{children}</Slot.Root>
      ) : (
        <button {...triggerProps} className={term} type="button">
          {children}
        </button>
      )}
      {used && <Layer {...layerProps} host={ref} root={rest} content={content} side={side} />}
    </>
  );
});

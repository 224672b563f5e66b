'use client';

import * as Primitive from 'radix-ui/tooltip';
import { type ForwardedRef, forwardRef, useEffect, useImperativeHandle, useLayoutEffect } from 'react';
import { rootProps } from '../theme/rootProps.ts';
import { above } from '../floating/floating.css.ts';
import { keepEscape } from '../floating/keys.ts';
import { Layer } from '../theme/Layer.tsx';
import type { TooltipProps } from './Tooltip.tsx';
import { tip } from './Tooltip.css.ts';
import type { RadixTriggerProps, TooltipConnection } from './useTooltipTrigger.ts';
import { Words } from '../words/Words.tsx';

export interface TooltipLayerProps extends TooltipConnection, Required<Pick<TooltipProps, 'content' | 'side'>> {
  /** The ref that the caller passed. */
  host: ForwardedRef<HTMLDivElement>;
  /** Class, style and `data-*` attributes of the tooltip. */
  root: object;
}

/** Milliseconds a pointer rests before the explanation opens (UI-25). */
const REST = 300;

/** The layer of a tooltip, and what Radix has to know of the trigger, which is already on the page. */
export function TooltipLayer({ trigger, open, onOpenChange, connect, replay, host, root, content, side }: TooltipLayerProps) {
  // After the first effects of Radix, which replayed events need.
  useEffect(replay, [replay]);
  return (
    // Each has its own provider: a shared one in the theme would load the tooltip code on pages without tooltips.
    <Primitive.Provider delayDuration={REST}>
      <Primitive.Root open={open} onOpenChange={onOpenChange}>
        <Primitive.Trigger asChild>
          <TriggerOnPage trigger={trigger} connect={connect} />
        </Primitive.Trigger>
        {open && (
          <Layer opener={() => trigger.current} className={above}>
            <Primitive.Content
              ref={host}
              {...rootProps('tooltip', root, tip)}
              side={side}
              sideOffset={6}
              collisionPadding={8}
              onEscapeKeyDown={keepEscape}
            >
              <Words>{content}</Words>
            </Primitive.Content>
          </Layer>
        )}
      </Primitive.Root>
    </Primitive.Provider>
  );
}

/** Represents the trigger for Radix, and renders nothing. */
const TriggerOnPage = forwardRef<HTMLButtonElement | null, Pick<TooltipConnection, 'trigger' | 'connect'> & RadixTriggerProps>(
  function TriggerOnPage({ trigger, connect, ...props }, ref) {
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current, [trigger]);
    useLayoutEffect(() => connect(props));
    return null;
  },
);

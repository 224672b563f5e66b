'use client';

import * as Primitive from 'radix-ui/popover';
import { type ReactNode, forwardRef, useRef, useState } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { above, floating } from '../floating/floating.css.ts';
import { keepEscape } from '../floating/keys.ts';
import { Layer } from '../theme/Layer.tsx';
import { inside } from './Popover.css.ts';

export interface PopoverProps extends PartProps {
  /** The control that opens it: a Button or IconButton. */
  trigger: ReactNode;
  /** Accessible name of the popover. */
  label: string;
  /** The content; may hold controls. */
  children: ReactNode;
  /**
   * Side it prefers.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /**
   * Edge it lines up with.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Whether it is open, when the host decides.
   * @default kept by the popover
   */
  open?: boolean;
  /**
   * Called when it opens or closes.
   * @default nothing
   */
  onOpenChange?: (open: boolean) => void;
}

/** Extra content beside its trigger; it may hold controls. Focus moves in; Escape and a press outside close it and return focus. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, label, children, side = 'bottom', align = 'center', open, onOpenChange, ...rest },
  ref,
) {
  const opener = useRef<HTMLButtonElement>(null);
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <Primitive.Root open={shown} onOpenChange={change}>
      <Primitive.Trigger ref={opener} asChild>
        {trigger}
      </Primitive.Trigger>
      {shown && (
        <Layer opener={() => opener.current} className={above}>
          <Primitive.Content
            ref={ref}
            {...rootProps('popover', rest, `${floating} ${inside}`)}
            aria-label={label}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            onEscapeKeyDown={keepEscape}
          >
            {children}
          </Primitive.Content>
        </Layer>
      )}
    </Primitive.Root>
  );
});

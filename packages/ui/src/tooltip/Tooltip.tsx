'use client';

import { Tooltip as Primitive } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { above } from '../floating/floating.css.ts';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { term, tip } from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
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

/** Milliseconds a pointer rests before the explanation opens (UI-25). */
const REST = 300;

/**
 * A short explanation. Opens after the pointer has rested for 300 ms (UI-25), on focus or on a tap; stays while the pointer is on it; Escape or a press elsewhere closes it.
 * What a person must know to decide belongs on the page instead.
 */
export function Tooltip({ content, side = 'top', asChild = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  // Radix closes on a press. On a touch screen a press is the only way to open, so it toggles there.
  const touched = useRef(false);
  return (
    // Each has its own provider: a shared one in the theme would load the tooltip code on pages without tooltips.
    <Primitive.Provider delayDuration={REST}>
      <Primitive.Root
        open={open}
        onOpenChange={(next) => {
          if (!touched.current) setOpen(next);
        }}
      >
        <Primitive.Trigger
          asChild={asChild}
          {...(asChild ? {} : { className: term, type: 'button' })}
          onPointerDown={(event) => {
            touched.current = event.pointerType === 'touch';
          }}
          onPointerCancel={() => {
            touched.current = false;
          }}
          onClick={() => {
            if (!touched.current) return;
            touched.current = false;
            setOpen((now) => !now);
          }}
        >
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <ThemeRoot className={above}>
            <Primitive.Content className={tip} side={side} sideOffset={6} collisionPadding={8}>
              {content}
            </Primitive.Content>
          </ThemeRoot>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}

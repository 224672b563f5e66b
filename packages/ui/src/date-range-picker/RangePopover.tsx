'use client';

import { Portal } from 'radix-ui';
import { DismissableLayer, FocusGuards, FocusScope, Popper } from 'radix-ui/internal';
import { useState } from 'react';
import { footer, popover } from './Calendar.css.ts';
import { PanelActions, PanelFacts } from './PanelActions.tsx';
import { RangePanel } from './RangePanel.tsx';
import type { RangeShellProps } from './rangeShellProps.ts';
import { useRangePanel } from './useRangePanel.ts';

/**
 * The calendar beside its field: two months. Put together from the parts Radix makes its Popover of, without the modal one:
 * its scroll lock is 4 KB that write a style element, which a strict content security policy refuses.
 */
export function RangePopover({ field, trigger, label, id, warningText, ...options }: RangeShellProps) {
  const panel = useRangePanel(options, 2);
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [container] = useState(() => trigger.current?.closest<HTMLElement>('.radix-themes') ?? document.body);
  // A dialog around keeps the focus inside itself, and has to know that this belongs to it.
  FocusScope.useFocusScopeBranch(content);
  FocusGuards.useFocusGuards();
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={field} />
      {/* Inside the theme the field stands in: a theme of its own would have all its tokens computed again. */}
      <Portal.Root container={container}>
        <FocusScope.Root
          asChild
          loop
          onMountAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof Element)
              event.currentTarget.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
          }}
          onUnmountAutoFocus={(event) => {
            event.preventDefault();
            // Where a press outside moved the focus on, it stays.
            const { activeElement } = document;
            if (activeElement === null || activeElement === document.body) trigger.current?.focus({ preventScroll: true });
          }}
        >
          <DismissableLayer.Root
            asChild
            deferPointerDownOutside
            onInteractOutside={(event) => {
              // A press on the field closes by itself; closing here as well would open it again.
              if (event.target instanceof Node && field.current?.contains(event.target)) event.preventDefault();
            }}
            onDismiss={options.onClose}
          >
            <Popper.Content
              ref={setContent}
              id={id}
              className={popover}
              role="dialog"
              aria-label={label}
              side="bottom"
              align="start"
              sideOffset={6}
              collisionPadding={8}
            >
              <RangePanel panel={panel} warningText={warningText} />
              <div className={footer}>
                <PanelFacts panel={panel} />
                <PanelActions panel={panel} />
              </div>
            </Popper.Content>
          </DismissableLayer.Root>
        </FocusScope.Root>
      </Portal.Root>
    </Popper.Root>
  );
}

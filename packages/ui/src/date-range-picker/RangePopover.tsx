'use client';

import { Popover } from 'radix-ui';
import { useRef } from 'react';
import { above } from '../floating/floating.css.ts';
import { ThemeRoot } from '../theme/EarnTheme.tsx';
import { footer, popover } from './Calendar.css.ts';
import { PanelActions, PanelFacts } from './PanelActions.tsx';
import { RangePanel } from './RangePanel.tsx';
import type { RangeShellProps } from './shells.ts';
import { useRangePanel } from './useRangePanel.ts';

/** The calendar beside its field: two months. */
export function RangePopover({ field, trigger, label, warningText, ...options }: RangeShellProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && options.onClose()}>
      <Popover.Anchor virtualRef={field} />
      <Popover.Portal>
        <ThemeRoot className={above}>
          <Content field={field} trigger={trigger} label={label} warningText={warningText} {...options} />
        </ThemeRoot>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Content({ field, trigger, label, id, warningText, ...options }: RangeShellProps) {
  const panel = useRangePanel(options, 2);
  const content = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  return (
    <Popover.Content
      ref={content}
      id={id}
      className={popover}
      aria-label={label}
      side="bottom"
      align="start"
      sideOffset={6}
      collisionPadding={8}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        content.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
      }}
      onInteractOutside={(event) => {
        // A press on the field closes by itself; closing here as well would open it again.
        if (event.target instanceof Node && field.current?.contains(event.target)) event.preventDefault();
        else pressedOutside.current = true;
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!pressedOutside.current) trigger.current?.focus({ preventScroll: true });
      }}
    >
      <RangePanel panel={panel} warningText={warningText} />
      <div className={footer}>
        <PanelFacts panel={panel} />
        <PanelActions panel={panel} />
      </div>
    </Popover.Content>
  );
}

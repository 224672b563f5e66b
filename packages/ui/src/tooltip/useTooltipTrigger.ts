'use client';

import { type FocusEvent, type MouseEvent, type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react';

/** Handlers and attributes that Radix gives the trigger of a tooltip. */
export interface RadixTriggerProps {
  'data-state'?: string;
  'aria-describedby'?: string | undefined;
  onPointerMove?: (event: Pick<PointerEvent, 'pointerType' | 'defaultPrevented'>) => void;
  onPointerLeave?: (event: PointerEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  onFocus?: (event: Pick<FocusEvent, 'defaultPrevented'>) => void;
  onBlur?: (event: FocusEvent) => void;
  onClick?: (event: MouseEvent) => void;
}

/** What connects the layer of a tooltip with its trigger. */
export interface TooltipConnection {
  /** The trigger's element. */
  trigger: RefObject<HTMLButtonElement | null>;
  /** Whether the tooltip is open. */
  open: boolean;
  /** Called when it should open or close. */
  onOpenChange: (open: boolean) => void;
  /** Receives the props that Radix passes to the trigger. Stable. */
  connect: (props: RadixTriggerProps) => void;
  /** Repeats what happened to the trigger while the layer was loaded. Never changes identity. */
  replay: () => void;
}

/** The trigger of a tooltip. Its first event mounts the layer, and Radix gets the events once the layer is mounted. */
export function useTooltipTrigger() {
  const trigger = useRef<HTMLButtonElement>(null);
  const radix = useRef<RadixTriggerProps>(undefined);
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState('closed');
  const [describedBy, setDescribedBy] = useState<string>();
  // Radix closes on a press. On a touch screen a press is the only way to open, so it toggles there.
  const touched = useRef(false);
  const pressed = useRef(false);
  const waiting = useRef<'pointer' | 'focus'>(undefined);

  const connect = useCallback((props: RadixTriggerProps) => {
    radix.current = props;
    setState(props['data-state'] ?? 'closed');
    setDescribedBy(props['aria-describedby']);
  }, []);
  const replay = useCallback(() => {
    if (waiting.current === 'pointer') radix.current?.onPointerMove?.({ pointerType: 'mouse', defaultPrevented: false });
    if (waiting.current === 'focus') radix.current?.onFocus?.({ defaultPrevented: false });
    waiting.current = undefined;
  }, []);
  const wait = (what: 'pointer' | 'focus' | undefined) => {
    if (radix.current === undefined) waiting.current = what;
  };

  const triggerProps = {
    ref: trigger,
    'data-state': state,
    'aria-describedby': describedBy,
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch') return;
      setUsed(true);
      wait('pointer');
      radix.current?.onPointerMove?.(event);
    },
    onPointerLeave: (event: PointerEvent) => {
      wait(undefined);
      radix.current?.onPointerLeave?.(event);
    },
    onPointerDown: (event: PointerEvent) => {
      setUsed(true);
      wait(undefined);
      touched.current = event.pointerType === 'touch';
      pressed.current = true;
      document.addEventListener('pointerup', () => (pressed.current = false), { once: true });
      radix.current?.onPointerDown?.(event);
    },
    onPointerCancel: () => {
      touched.current = false;
      pressed.current = false;
    },
    onFocus: (event: FocusEvent) => {
      setUsed(true);
      if (!pressed.current) wait('focus');
      radix.current?.onFocus?.(event);
    },
    onBlur: (event: FocusEvent) => {
      wait(undefined);
      radix.current?.onBlur?.(event);
    },
    onClick: (event: MouseEvent) => {
      if (touched.current) {
        touched.current = false;
        setOpen((now) => !now);
      }
      radix.current?.onClick?.(event);
    },
  };
  const onOpenChange = (next: boolean) => {
    if (!touched.current) setOpen(next);
  };
  return { used, triggerProps, layerProps: { trigger, open, onOpenChange, connect, replay } satisfies TooltipConnection };
}

import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds for which the reading stays after the pointer has left (UI-25). */
const LINGER_MS = 300;

/** Points that Page Up and Page Down move by. */
const PAGE = 6;

/** The point a person looks at, chosen by pointer or by key. */
export function useCrosshair(count: number, onActiveChange: (index: number | undefined) => void) {
  const [active, setActive] = useState<number>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<Element>(undefined);
  const report = useRef(onActiveChange);
  useEffect(() => {
    report.current = onActiveChange;
  }, [onActiveChange]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const show = useCallback((index: number | undefined): void => {
    clearTimeout(leaving.current);
    setActive(index);
    report.current(index);
  }, []);
  const choose = (index: number | undefined): void => {
    const next = index === undefined ? undefined : Math.min(Math.max(index, 0), count - 1);
    if (next === active) clearTimeout(leaving.current);
    else show(next);
  };
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent): void => {
    // A finger that is lifted has left: what it read stays until it taps elsewhere.
    touched.current = pointerType === 'mouse' ? undefined : currentTarget;
    if (pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => show(undefined), LINGER_MS);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = count - 1;
    const from = active ?? last;
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, PageUp: from - PAGE, PageDown: from + PAGE, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };

  const reading = active !== undefined;
  useEffect(() => {
    if (!reading) return;
    const close = (event: globalThis.PointerEvent): void => {
      if (touched.current && !event.composedPath().includes(touched.current)) show(undefined);
    };
    window.addEventListener('pointerdown', close, true);
    return () => window.removeEventListener('pointerdown', close, true);
  }, [reading, show]);

  // Escape closes the reading first. A dialog around listens on the document before React does, so this listens on the window.
  useEffect(() => {
    if (!reading) return;
    const close = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      show(undefined);
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [reading, show]);

  return { active: active === undefined || active < count ? active : undefined, choose, onPointerLeave, onKeyDown };
}

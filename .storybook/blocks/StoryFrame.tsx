import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { PICTURE } from '../inPicture.ts';
import type { FramePool } from './framePool.ts';
import { type FrameSize, VIEWPORTS } from './widths.ts';

/** The most height of a story, in pixels, and the room above and below a dialog: on a phone it comes from below. */
const ROOMS = { phone: { most: 720, room: 40 }, tablet: { most: 900, room: 96 }, desktop: { most: 900, room: 96 } } as const;

/** The least height of a frame, in pixels of the story. */
const LEAST = 96;

/** What of a window is seen, in pixels of the story: all of its width, or a dialog with some ground around it. */
interface Cut {
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** Ground beside a dialog. */
const BESIDE = 32;

/** What is seen before it is known. */
const firstCut = (size: FrameSize, narrow: boolean): Cut =>
  narrow && size !== 'phone'
    ? { left: (VIEWPORTS[size].width - 544) / 2, width: 544, height: 560 }
    : { left: 0, width: VIEWPORTS[size].width, height: 560 };

/** How long a story that is drawn is waited for until the next one is loaded, and how long it may take at all. */
const PATIENCE = { played: 4000, drawn: 15_000 } as const;

interface StoryFrameProps {
  readonly id: string;
  readonly name: string;
  readonly size: FrameSize;
  /** Whether a desktop is cut to its dialog. @default false */
  readonly narrow?: boolean;
  /** Whether the story is about the width that it sets itself. @default false */
  readonly ownWidth?: boolean;
  /** What is chosen in the toolbar, as an address has it. */
  readonly globals: string;
  readonly pool: FramePool;
}

/** How Storybook's window of a story tells what happens in it. */
interface Channel {
  readonly on: (event: string, listener: (told?: unknown) => void) => void;
  readonly last: (event: string) => unknown;
}

/** What was seen, so that a frame that comes back has its place. */
const measured = new Map<string, Cut>();

/** How long a story has to lay itself out anew after its window became narrower, in milliseconds; charts follow a little later. */
const LAYOUT = 500;

/**
 * A story in a window of its own, scaled to the room there is: alive while it is in sight and the pool has room. It is played at the width of
 * a desktop, as in a test, and then shown at the chosen one: what a play presses may be a column that a phone does not have.
 */
export function StoryFrame({ id, name, size, narrow = false, ownWidth = false, globals, pool }: StoryFrameProps): ReactElement {
  const key = `${id} ${size} ${narrow}`;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** Whether the pointer has been in the frame: then its focus is the person's. */
  const entered = useRef(false);
  const isAlive = useSyncExternalStore(pool.subscribe, () => pool.isAlive(key));
  const [drawn, setDrawn] = useState(false);
  const isPlayedWide = size !== 'desktop' && !ownWidth;
  /** Whether the window has the chosen width. */
  const [isFitted, setFitted] = useState(false);
  const [cut, setCut] = useState(() => measured.get(key) ?? firstCut(size, narrow));
  const scale = Math.min(1, useWidth(place) / cut.width);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => pool.see(key, entry?.isIntersecting ?? false), { rootMargin: '160px' });
    observer.observe(element);
    return () => {
      observer.disconnect();
      pool.see(key, false);
      pool.settle(key);
    };
  }, [key, pool]);

  useEffect(() => {
    if (isAlive) return;
    setDrawn(false);
    setFitted(false);
  }, [isAlive]);

  useEffect(() => {
    const element = frame.current;
    if (!isAlive || !element) return undefined;
    const measure = (): void => {
      const seen = cutOf(element, size, narrow);
      measured.set(key, seen);
      setCut(seen);
      setDrawn(true);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      pool.settle(key);
      if (!isPlayedWide) return measure();
      setFitted(true);
      clearTimeout(timer);
      timer = setTimeout(measure, LAYOUT);
    };
    const stop = watch(element, {
      onDrawn: () => !isPlayedWide && measure(),
      onPatienceEnd: () => isPlayedWide || pool.settle(key),
      onPlayed: show,
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isAlive, isPlayedWide, key, size, narrow, pool]);

  // What a story presses, types and opens takes the focus into its window, where nobody has been.
  useEffect(() => {
    if (!drawn) return undefined;
    const before = document.activeElement;
    const timer = setInterval(() => {
      if (frame.current && !entered.current) giveFocusBack(frame.current, before);
    }, 300);
    return () => clearInterval(timer);
  }, [drawn]);

  return (
    <div
      ref={place}
      className="earn-frame"
      style={{ height: cut.height * scale }}
      aria-busy={isAlive && !drawn}
      data-drawn={drawn || undefined}
      onPointerEnter={() => {
        entered.current = true;
      }}
    >
      {isAlive && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this site, which its story needs whole
        <iframe
          ref={frame}
          {...{ [PICTURE]: '' }}
          title={name}
          tabIndex={-1}
          src={`iframe.html?id=${id}&viewMode=story&globals=${globals}`}
          style={{
            width: VIEWPORTS[isPlayedWide && !isFitted ? 'desktop' : size].width,
            height: cut.height,
            scale: String(scale),
            translate: `${-cut.left * scale}px`,
            opacity: drawn ? 1 : 0,
          }}
        />
      )}
    </div>
  );
}

interface Watcher {
  /** Called when the story stands, before it is played. */
  readonly onDrawn: () => unknown;
  /** Called when it is played, or has failed. */
  readonly onPlayed: () => void;
  /** Called where it is still played after a while. */
  readonly onPatienceEnd: () => unknown;
}

/** Watches the story in a frame. Returns how to stop. */
function watch(element: HTMLIFrameElement, { onDrawn, onPlayed, onPatienceEnd }: Watcher): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let phase: 'awaited' | 'drawn' | 'over' = 'awaited';
  const draw = (): void => {
    if (phase !== 'awaited') return;
    phase = 'drawn';
    // Its first figures arrive a moment later.
    timers.push(
      setTimeout(() => phase === 'drawn' && onDrawn(), 600),
      setTimeout(onPatienceEnd, PATIENCE.played),
    );
  };
  const finish = (): void => {
    if (phase === 'over') return;
    phase = 'over';
    onPlayed();
  };
  const asking = setInterval(() => {
    const { contentWindow } = element;
    const channel = contentWindow && (Reflect.get(contentWindow, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined);
    if (!channel) return;
    clearInterval(asking);
    const changed = (told: unknown): void => {
      if ((told as { readonly newPhase?: string } | undefined)?.newPhase === 'playing') draw();
    };
    channel.on('storyRenderPhaseChanged', changed);
    for (const told of [channel.last('storyRenderPhaseChanged')].flat()) changed(told);
    for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']) {
      if (channel.last(event) === undefined) channel.on(event, finish);
      else finish();
    }
  }, 100);
  timers.push(setTimeout(finish, PATIENCE.drawn));
  return () => {
    phase = 'over';
    clearInterval(asking);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Gives the focus of a frame back to what had it on the page. */
function giveFocusBack(element: HTMLIFrameElement, before: Element | null): void {
  if (document.activeElement !== element) return;
  element.blur();
  if (before instanceof HTMLElement && !(before instanceof HTMLIFrameElement)) before.focus({ preventScroll: true });
}

/** What of a frame has to be seen: the parts of the page, or the dialog above them with all that it scrolls. */
function cutOf({ contentDocument }: HTMLIFrameElement, size: FrameSize, narrow: boolean): Cut {
  const { width } = VIEWPORTS[size];
  const { most, room } = ROOMS[size];
  const measure = (selector: string, of: (element: Element) => number): readonly number[] =>
    Array.from(contentDocument?.querySelectorAll(selector) ?? [], of);
  const dialogs = Array.from(contentDocument?.querySelectorAll('[role="dialog"], [role="alertdialog"]') ?? [], (dialog) =>
    dialog.getBoundingClientRect(),
  );
  const hidden = measure('[data-part="dialog-body"]', ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const bottoms = measure(
    '#storybook-root .radix-themes > *, #storybook-root .radix-themes > * > *, [role="listbox"], [role="menu"], [role="tooltip"]',
    (part) => part.getBoundingClientRect().bottom,
  );
  const needed =
    dialogs.length > 0 ? Math.max(...dialogs.map(({ height }) => height)) + Math.max(0, ...hidden) + room : Math.max(0, ...bottoms) + 16;
  const height = Math.min(most, Math.max(LEAST, Math.ceil(needed)));
  if (!narrow || size === 'phone' || dialogs.length === 0) return { left: 0, width, height };
  const left = Math.max(0, Math.min(...dialogs.map((dialog) => dialog.left)) - BESIDE);
  const right = Math.min(width, Math.max(...dialogs.map((dialog) => dialog.right)) + BESIDE);
  return { left, width: right - left, height };
}

/** The width of an element, in pixels; as wide as a phone before it is known. */
function useWidth(ref: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState<number>(VIEWPORTS.phone.width);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

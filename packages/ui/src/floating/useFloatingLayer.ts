import {
  autoUpdate,
  flip,
  getOverflowAncestors,
  hide,
  limitShift,
  offset,
  shift,
  size,
  platform,
  useFloating,
} from '@floating-ui/react-dom';
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ZOOM } from '../theme/zoom.ts';
import { focusedElement, targetOf } from '../theme/tree.ts';
import { onEscape } from './keys.ts';

/** Distance from the edges of the screen, in CSS pixels. */
const PADDING = 8;

/** A layer has the whole screen, whatever surrounds its container. */
const edges = { padding: PADDING, boundary: [] };

/** A zoomed layer is measured in pixels of the screen, as its anchor is. */
const measured = { ...platform, getDimensions: (element: Element) => element.getBoundingClientRect() };

/** What clips an anchor. A layer of ours in the browser's top layer is clipped by nothing around it, which is not seen from within. */
function clippersOf(anchor: Element): Element[] {
  const layer = anchor.closest('[data-earn-layer][popover]');
  const around = getOverflowAncestors(anchor).filter((clipper) => clipper instanceof Element);
  return layer ? around.filter((clipper) => layer.contains(clipper)) : around;
}

/** Options of {@link useFloatingLayer}. */
export interface FloatingLayerOptions {
  /** The element the layer is placed below, or above where there is no room. */
  anchor: RefObject<Element | null>;
  /** Space between the two, in CSS pixels. */
  gap: number;
  /** Whether an element outside belongs to the layer: a press on it, or focus in it, does not close the layer. */
  belongs: (target: Node) => boolean;
  /** Called on Escape, on a press outside, and when focus goes elsewhere. */
  onDismiss: () => void;
}

/** A layer above the page, beside its anchor. */
export interface FloatingLayer {
  /** Ref of the layer's element. */
  ref: (element: HTMLElement | null) => void;
  /** The layer's element, once mounted. */
  element: HTMLElement | null;
  /** Place of the layer. */
  style: CSSProperties;
  /** Whether the layer has its place; it cannot be seen or focused before. */
  placed: boolean;
}

/**
 * Places a layer beside its anchor, keeps it there while the page scrolls, and closes it on Escape or a press outside. Unlike
 * Radix's Popover it has no scroll lock, which is heavy and writes a style element that a strict content security
 * policy refuses.
 */
export function useFloatingLayer({ anchor, gap, belongs, onDismiss }: FloatingLayerOptions): FloatingLayer {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const { refs, floatingStyles, isPositioned, middlewareData } = useFloating({
    placement: 'bottom-start',
    strategy: 'fixed',
    platform: measured,
    transform: false,
    elements: { floating: element },
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      shift({ ...edges, limiter: limitShift() }),
      flip(edges),
      size({
        ...edges,
        apply: ({ availableHeight, rects, elements: { floating } }) => {
          floating.style.setProperty('--earn-anchor-width', `${rects.reference.width}px`);
          floating.style.setProperty('--earn-available-height', `${availableHeight}px`);
        },
      }),
      hide(({ elements: { reference } }) => (reference instanceof Element ? { boundary: clippersOf(reference) } : {})),
    ],
  });
  useLayoutEffect(() => refs.setReference(anchor.current), [refs, anchor]);

  const latest = useRef({ belongs, onDismiss });
  useEffect(() => {
    latest.current = { belongs, onDismiss };
  });
  useEffect(() => {
    if (!element) return undefined;
    const leave = (event: Event): void => {
      const target = targetOf(event);
      if (!(target instanceof Node) || element.contains(target) || latest.current.belongs(target)) return;
      // A field that is taken away is not left, and what is typed in it would not count.
      const focused = focusedElement();
      if (focused instanceof HTMLInputElement && element.contains(focused)) focused.blur();
      latest.current.onDismiss();
    };
    // A touch may start a scroll, so only its click closes. The other buttons of a mouse scroll or open a menu.
    const press = (event: PointerEvent): void => {
      if (event.pointerType !== 'touch' && event.button === 0) leave(event);
    };
    // A surrounding dialog listens on the document and pulls back focus that leaves it.
    const passTrap = (event: FocusEvent): void => {
      const into = event.type === 'focusin' ? targetOf(event) : event.relatedTarget;
      if (into instanceof Node && element.contains(into)) event.stopPropagation();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', leave, true);
    window.addEventListener('focusin', leave, true);
    const ignoreEscape = onEscape(() => latest.current.onDismiss());
    document.body.addEventListener('focusin', passTrap);
    document.body.addEventListener('focusout', passTrap);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', leave, true);
      window.removeEventListener('focusin', leave, true);
      ignoreEscape();
      document.body.removeEventListener('focusin', passTrap);
      document.body.removeEventListener('focusout', passTrap);
    };
  }, [element]);

  const hidden = !isPositioned || middlewareData.hide?.referenceHidden === true;
  return {
    ref: setElement,
    element,
    // A modal dialog turns off the pointer for the whole page.
    style: {
      ...floatingStyles,
      left: onScreen(Number(floatingStyles.left)),
      top: onScreen(Number(floatingStyles.top)),
      pointerEvents: 'auto',
      ...(hidden && { visibility: 'hidden' }),
    },
    placed: isPositioned,
  };
}

/** A place on the screen as a length within a zoomed layer. */
const onScreen = (pixels: number): string => `calc(${pixels}px / var(${ZOOM}, 1))`;

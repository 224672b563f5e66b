'use client';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ZOOM, ZOOM_AROUND, zoomOf } from './zoom.ts';
import { ThemeRoot, ThemeStateContext } from './ThemeRoot.tsx';
import { layer } from './Layer.css.ts';
import { containerOf, needsTopLayer } from './layerContainer.ts';
import { LayerPlaceContext } from './layerPlace.ts';
import { focusedElement } from './tree.ts';
import { useHydrated } from './useHydrated.ts';

export interface LayerProps {
  /** Called for what opened the layer. */
  opener: () => Element | null | undefined;
  /** Whether it is rendered ahead of time, when no effect runs. @default false */
  ahead?: boolean;
  /** Class of the theme's element, such as one with the place in the order of layers. @default none */
  className?: string;
  /** When it changes, the container is looked for again, and the layer comes above the others. @default it stays where it opened */
  raiseKey?: unknown;
  /** The content. */
  children: ReactNode;
}

/**
 * A layer above the page: a theme of its own, in the container that {@link containerOf} finds when the layer is mounted. Mount it while it
 * is open. In a shadow root, and in an element of the top layer, it is a manual popover: no section of the host covers or clips
 * it, and the layer that opens last is on top.
 */
export function Layer({ opener, ahead = false, className, raiseKey, children }: LayerProps) {
  const place = useContext(LayerPlaceContext);
  // A server renders no layer, so neither does the first render of its page.
  const hydrated = useHydrated();
  const [container, setContainer] = useState(() =>
    hydrated ? (place.theme.current ? containerOf(place, opener()) : ahead ? document.body : undefined) : undefined,
  );
  const root = useRef<HTMLDivElement>(null);
  const { lang } = useContext(ThemeStateContext) ?? {};
  const [langAround, setLangAround] = useState<string>();
  const find = (): void => {
    setContainer((now) => containerOf(place, opener()) ?? now);
    setLangAround(place.theme.current?.closest<HTMLElement>('[lang]')?.lang);
  };
  // Again where it was rendered ahead of time: what is around the trigger may be full-screen now.
  // oxlint-disable-next-line react/exhaustive-deps -- an open layer stays where it is
  useLayoutEffect(find, [raiseKey]);
  // In the first commit the theme has no element before the effects.
  // oxlint-disable-next-line react/exhaustive-deps -- an open layer stays where it is
  useEffect(() => setContainer((now) => now ?? containerOf(place, opener()) ?? document.body), []);
  useLayoutEffect(() => {
    const around = container instanceof ShadowRoot ? container.host : container;
    root.current?.style.setProperty(ZOOM_AROUND, `${zoomOf(around)}`);
    root.current?.style.setProperty(ZOOM, `${zoomOf(opener() ?? around)}`);
    // oxlint-disable-next-line react/exhaustive-deps -- an open layer keeps its size
  }, [container]);
  useLayoutEffect(() => {
    if (root.current && container && needsTopLayer(container)) raise(root.current);
  }, [container, raiseKey]);
  if (!container) return null;
  return createPortal(
    <ThemeRoot
      ref={root}
      data-earn-layer=""
      lang={lang ?? langAround}
      className={className === undefined ? layer : `${layer} ${className}`}
    >
      {children}
    </ThemeRoot>,
    container,
  );
}

/** Puts a layer on top of the browser's top layer; one with the focus stays, as it would lose it. */
function raise(element: HTMLElement): void {
  // happy-dom has the property alone
  if (!('showPopover' in element)) return;
  if (element.popover === 'manual' && element.matches(':popover-open')) {
    if (element.contains(focusedElement())) return;
    element.hidePopover();
  }
  element.popover = 'manual';
  element.showPopover();
}

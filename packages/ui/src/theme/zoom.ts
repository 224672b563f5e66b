/** Zoom of the content of a layer: that of the control that opened it. */
export const ZOOM = '--earn-zoom';

/** Zoom of what a layer stands in. Places are in pixels of the screen, so a layer beside a control takes it back. */
export const ZOOM_AROUND = '--earn-zoom-around';

/** How much CSS `zoom` enlarges an element, 1 where a browser does not say: its places are in pixels of the element then. */
export function zoomOf(element: Element | null | undefined): number {
  return (element as Partial<Element> | null | undefined)?.currentCSSZoom ?? 1;
}

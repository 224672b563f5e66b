import type { LayerPlace } from './layerPlace.ts';
import { treeOf } from './tree.ts';

/**
 * Elements of the host in the browser's top layer, which covers everything that is not inside them, and modals of libraries, which take the
 * focus from everything outside. `:is` ignores what a browser does not know.
 */
const TOP = ':is(:modal, :popover-open, :fullscreen, [aria-modal="true"]):not([data-earn-layer], [data-earn-layer] *)';

/**
 * Where a layer opens: in the host's container, else in the nearest modal, popover or full-screen element around what opened it, else
 * in the shadow root of the theme, else in the body.
 *
 * @param opener what opened the layer; ignored in another tree than the theme's, whose styles may differ.
 * @returns `undefined` until the theme is on the page.
 */
export function containerOf({ container, theme }: LayerPlace, opener: Element | null | undefined): Element | ShadowRoot | undefined {
  const chosen = container && 'current' in container ? container.current : container;
  if (chosen) return chosen;
  const area = theme.current;
  if (!area) return opener ? (topAround(opener) ?? bodyOf(opener)) : undefined;
  const near = opener && opener.getRootNode() === area.getRootNode() ? topAround(opener) : undefined;
  return near ?? topAround(area) ?? bodyOf(area);
}

function bodyOf(element: Element): Element | ShadowRoot {
  const tree = treeOf(element);
  return tree instanceof ShadowRoot ? tree : tree.body;
}

/** Whether a section of the host may cover or clip what stands in a container: nothing does so in the body. */
export const needsTopLayer = (container: Element | ShadowRoot): boolean =>
  treeOf(container) instanceof ShadowRoot || topAround(container as Element) !== undefined;

function topAround(element: Element): Element | undefined {
  try {
    return element.closest(TOP) ?? undefined;
  } catch {
    // A DOM for tests may not know these selectors, and has no top layer either.
    return undefined;
  }
}

import { createContext, type RefObject } from 'react';

/** An element that layers open in, or a ref of one. */
export type LayerContainer = Element | ShadowRoot | RefObject<Element | null>;

/** Where the layers of a theme open. */
export interface LayerPlace {
  /** The container that the host chose. */
  readonly container: LayerContainer | undefined;
  /** The theme's element. */
  readonly theme: RefObject<Element | null>;
}

export const LayerPlaceContext = createContext<LayerPlace>({ container: undefined, theme: { current: null } });

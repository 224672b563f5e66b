/** The tree that an element stands in: its document, or the shadow root around it. */
export function treeOf(element: Node): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : (element.ownerDocument ?? document);
}

/** The element that has the focus, also inside an open shadow root, whose host is all that `document.activeElement` names. */
export function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/** Where an event happened, also inside an open shadow root. Outside of it, `event.target` is its host. Read it while the event runs. */
export const targetOf = (event: Event): EventTarget | null => event.composedPath()[0] ?? event.target;

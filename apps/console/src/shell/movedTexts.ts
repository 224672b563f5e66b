/** The child of the parent that is or contains a node: the node itself, or an element that was wrapped around it. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Keeps React working after the browser's translation, or an extension, has moved texts of the page into elements of its own. React
 * removes a text from its original parent. If the text has another parent by then, the browser throws, and React unmounts the whole
 * page with its forms.
 *
 * @returns a function that undoes it.
 */
export function allowMovedTexts(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- called below on the node it is asked of
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const place = placeIn(this, child);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    insertBefore.call(this, child, before && placeIn(this, before));
    return child;
  };
  return () => void Object.assign(Node.prototype, { insertBefore, removeChild });
}

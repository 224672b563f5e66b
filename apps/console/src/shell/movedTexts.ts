/** What stands in the parent for a node that was put there: the node itself, or what was put around it since. */
function placeIn(parent: Node, node: Node): Node | null {
  let place: Node | null = node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React go on where the browser's translation, or an extension, has put texts of the page into elements of its own. React removes
 * a text from the parent that it gave it. Where that is another one by now, the browser throws, and React takes the whole page away
 * with every form on it.
 *
 * @returns ends it.
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

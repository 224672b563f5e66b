/** The attribute of a frame in which a docs page shows a story. */
export const PICTURE = 'data-story-picture';

/** Whether this window is such a frame. A frame of another origin is none of ours. */
function isPicture(): boolean {
  try {
    return window.frameElement?.hasAttribute(PICTURE) ?? false;
  } catch {
    return false;
  }
}

/** A storage that is gone with its window. */
class OwnStorage implements Storage {
  readonly #items = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
}

/**
 * Keeps a picture to itself: what its story focuses and scrolls to does not move the page around it, and what it stores, such as hidden
 * balances, does not reach the pictures beside it.
 */
export function keepToItself(): void {
  if (!isPicture()) return;
  // oxlint-disable-next-line typescript/unbound-method -- called below on the element it is asked of
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: new OwnStorage() });
}

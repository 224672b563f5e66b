type Methods = Readonly<Record<string, unknown>>;

/** Gives an object what it lacks. */
function complete(target: object, methods: Methods): void {
  for (const [name, value] of Object.entries(methods))
    if (Reflect.get(target, name) === undefined) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}

const nothing = (): void => undefined;

/** A list of media queries of a screen in light colours, with a mouse. */
class MediaQueries extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly matches: boolean;
  readonly onchange = null;
  readonly addListener = nothing;
  readonly removeListener = nothing;

  constructor(media: string) {
    super();
    this.media = media;
    this.matches = /\((?:(?:any-)?pointer: fine|(?:any-)?hover: hover|prefers-color-scheme: light)\)/.test(media);
  }
}

/** Tells once of each element that is observed, after the code that is running, as browsers do. */
abstract class Observer<Entry> {
  readonly #callback: (entries: Entry[], observer: never) => void;
  readonly #observed = new Set<Element>();

  constructor(callback: (entries: Entry[], observer: never) => void) {
    this.#callback = callback;
  }

  protected abstract entryOf(element: Element): Entry;

  observe(element: Element): void {
    this.#observed.add(element);
    queueMicrotask(() => {
      if (this.#observed.has(element)) this.#callback([this.entryOf(element)], this as never);
    });
  }

  unobserve(element: Element): void {
    this.#observed.delete(element);
  }

  disconnect(): void {
    this.#observed.clear();
  }
}

class Sizes extends Observer<ResizeObserverEntry> implements ResizeObserver {
  protected entryOf(target: Element): ResizeObserverEntry {
    const contentRect = target.getBoundingClientRect();
    const size = [{ inlineSize: contentRect.width, blockSize: contentRect.height }];
    return { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
  }
}

class Views extends Observer<IntersectionObserverEntry> implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  protected entryOf(target: Element): IntersectionObserverEntry {
    const box = target.getBoundingClientRect();
    return {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: performance.now(),
    };
  }
}

/** Gives the page what it lacks. A set-up file may also run for tests that have no page. */
export function completeBrowser(): void {
  if (typeof window === 'undefined') return;
  complete(window, { matchMedia: (media: string) => new MediaQueries(media), ResizeObserver: Sizes, IntersectionObserver: Views });
  complete(Element.prototype, {
    scrollIntoView: nothing,
    scrollTo: nothing,
    hasPointerCapture: () => false,
    setPointerCapture: nothing,
    releasePointerCapture: nothing,
    checkVisibility: () => true,
  });
}

import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/** Module of a page: `default` is the contestant, `places` the selectors its group uses. */
export interface Contestant {
  readonly default: ComponentType<ContestantProps>;
  readonly places?: Readonly<Record<string, string>>;
}

/** What a contestant is given. */
export interface ContestantProps {
  /** How many of it to draw. */
  readonly count: number;
  /** Takes what the benchmark calls. */
  readonly onControls: (controls: Controls) => void;
}

/** Functions a contestant offers; each takes effect before it returns. */
type Controls = Readonly<Record<string, (value: number) => void>>;

/** Something to wait for: an element that is drawn and not hidden; with `textNot` one whose text is another than that. */
export interface Sign {
  readonly find: string;
  readonly textNot?: string;
}

/** What the driver calls from outside. Times are in milliseconds. */
interface Bench {
  readonly places: Readonly<Record<string, string>>;
  /** Resolves when the next frame is painted. */
  painted(): Promise<void>;
  /** Draws the contestant. */
  mount(count: number): Promise<void>;
  unmount(): Promise<void>;
  /** Calls a control and waits until the sign is painted; resolves to how long the call itself took. */
  call(control: string, value: number, sign: Sign): Promise<number>;
  /** From the next press, by its own time stamp, to the end of the frame that paints the sign. Read it from `watched`. */
  watch(sign: Sign): void;
  watched: Promise<number>;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const LONGEST_WAIT = 10_000;

/** Makes the page a contestant's own. */
export function boot({ default: Widget, places = {} }: Contestant): void {
  const host = document.createElement('main');
  document.body.append(host);
  let root: Root | undefined;
  let controls: Controls = {};

  window.bench = {
    places,
    painted,
    async mount(count) {
      root = createRoot(host);
      flushSync(() => root?.render(<Widget count={count} onControls={(given) => (controls = given)} />));
      await painted();
    },
    async unmount() {
      root?.unmount();
      await painted();
    },
    async call(control, value, sign) {
      const started = performance.now();
      controls[control]?.(value);
      const took = performance.now() - started;
      await until(() => isThere(sign));
      return took;
    },
    watch(sign) {
      let pressedAt: number | undefined;
      addEventListener('pointerdown', (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
      this.watched = until(() => pressedAt !== undefined && isThere(sign)).then(() => performance.now() - (pressedAt ?? Number.NaN));
    },
    watched: Promise.resolve(Number.NaN),
  };
}

function isThere({ find, textNot }: Sign): boolean {
  const element = document.querySelector(find);
  return element?.checkVisibility() === true && (textNot === undefined || element.textContent !== textNot);
}

/** Looks once a frame, before it is painted, and resolves after that painting. */
async function until(isSo: () => boolean): Promise<void> {
  const started = performance.now();
  while (!(await inFrame(isSo))) if (performance.now() - started > LONGEST_WAIT) throw new Error(`Waited in vain for ${String(isSo)}`);
}

const painted = async (): Promise<void> => void (await inFrame(() => true));

/** Resolves in a task after the next frame is painted. */
function inFrame(isSo: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const held = isSo();
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        port1.close();
        resolve(held);
      });
      port1.start();
      port2.postMessage(undefined);
    });
  });
}

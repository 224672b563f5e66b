/** A key or a press of the mouse, as WebDriver names it: both of its versions take the same. */
interface Actions {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** A place in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one window, driven from outside. */
export interface Driver {
  /** Goes to an address and waits until its page is loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Sets the size of the viewport. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs the text of a function in the page, on arguments as JSON. @returns what it gives, as JSON */
  readonly run: (code: string, given: string) => Promise<string>;
  /** Presses keys and the mouse as the browser itself does for a person. */
  readonly perform: (actions: Actions) => Promise<void>;
  /** Ends the browser and deletes what it wrote. */
  readonly close: () => Promise<void>;
}

/** Runs a function of ours in the page. It can use nothing from outside; arguments and results pass as JSON. */
export async function evaluate<Given extends readonly unknown[], Result>(
  driver: Driver,
  ask: (...given: Given) => Result | Promise<Result>,
  ...given: Given
): Promise<Result> {
  const code = `async (given) => {
    try {
      return JSON.stringify({ value: await (${String(ask)})(...JSON.parse(given)) });
    } catch (error) {
      return JSON.stringify({ thrown: String(error) });
    }
  }`;
  const { value, thrown } = JSON.parse(await driver.run(code, JSON.stringify(given))) as {
    readonly value: Result;
    readonly thrown?: string;
  };
  if (thrown !== undefined) throw new Error(thrown);
  return value;
}

/** Clicks with the mouse. */
export const click = (driver: Driver, { x, y }: Point): Promise<void> =>
  driver.perform({
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  });

/** Presses the keys of a text, one after the other. */
export const type = (driver: Driver, text: string): Promise<void> =>
  driver.perform({
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });

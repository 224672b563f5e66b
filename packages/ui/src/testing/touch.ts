import { cdp } from 'vitest/browser';

interface Send {
  send: (method: string, params?: Record<string, unknown>) => Promise<unknown>;
}
const send = (method: string, params?: Record<string, unknown>) => (cdp() as unknown as Send).send(method, params);

/** Taps the middle of an element, or a point of the page. The browser dispatches the same events as on a phone. */
export async function tap(target: Element | { x: number; y: number }): Promise<void> {
  const point = inWindow(target);
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The click follows the touch.
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Presses and releases the first button of the mouse in the middle of an element, or at a point of the page. */
export async function press(target: Element | { x: number; y: number }): Promise<void> {
  const at = { ...inWindow(target), button: 'left', clickCount: 1 };
  await send('Input.dispatchMouseEvent', { ...at, type: 'mouseMoved', button: 'none' });
  await send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
  await send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
}

/** Drags a finger over the page by so many pixels. */
export async function drag(target: Element, by: { x: number; y: number }, steps = 8): Promise<void> {
  const start = inWindow(target);
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (let step = 1; step <= steps; step++) {
    const point = { x: start.x + (by.x * step) / steps, y: start.y + (by.y * step) / steps };
    await send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  // A pause before the end prevents inertial scrolling.
  await new Promise((resolve) => setTimeout(resolve, 150));
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await new Promise((resolve) => setTimeout(resolve, 150));
}

/** The test runs in a frame of the page that the browser counts in. */
function inWindow(target: Element | { x: number; y: number }): { x: number; y: number } {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  const point = target instanceof Element ? middle(target.getBoundingClientRect()) : target;
  return { x: frame.left + point.x * scale, y: frame.top + point.y * scale };
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

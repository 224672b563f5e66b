import type { Page } from 'playwright';
import { PNG } from 'pngjs';

/**
 * Loads a page on a slow phone and looks at each frame.
 *
 * @param canvas what the browser shows of a document before it has a ground: dark, or what the document says of its `color-scheme`
 * @param load loads the page, up to where its scripts have run
 * @returns how much of the whitest frame is white, of 1. Letters are light in dark, so it is not 0.
 */
export async function whitestFrame(page: Page, canvas: 'dark' | 'own', load: () => Promise<unknown>): Promise<number> {
  // The first frame is of the page before, which would be white. A picture is taken of what is drawn: a busy machine draws it late.
  await page.setContent('<body style="background: rgb(10, 10, 10)"></body>');
  await page.screenshot();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (canvas === 'dark') await devtools.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 10, g: 10, b: 10, a: 1 } });
  const frames: string[] = [];
  devtools.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    // The last frames may come after the page was closed, and need no answer then.
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await load();
  await page.waitForTimeout(300);
  await devtools.send('Page.stopScreencast');
  await devtools.detach();
  if (frames.length === 0) throw new Error('No frame was seen.');
  return Math.max(...frames.map((frame) => whiteOf(Buffer.from(frame, 'base64'))));
}

function whiteOf(png: Buffer): number {
  const { data } = PNG.sync.read(png);
  let white = 0;
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) > 240 && (data[at + 1] ?? 0) > 240 && (data[at + 2] ?? 0) > 240) white += 1;
  return white / (data.length / 4);
}

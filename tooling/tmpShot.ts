import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import { serveFolder } from './docs/serveFolder.ts';
const { origin, close } = await serveFolder('/tmp/sb2');
const b = await chromium.launch(launchOptions());
const [, , out, width, ...ids] = process.argv;
const p = await b.newPage({ viewport: { width: Number(width), height: 900 } });
for (const [i, id] of ids.entries()) {
  await p.goto(`${origin}/iframe.html?id=${id}`);
  await p.waitForTimeout(5000);
  await p.screenshot({ path: `/tmp/${out}-${i}.png` });
}
await b.close();
close();

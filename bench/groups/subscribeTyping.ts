import type { Group } from '../harness/group.ts';

/** A slow phone beside a desktop. */
const SLOWER = 6;
const FIGURE = '4321.09876';
const KEYS = [...FIGURE, ...Array.from(FIGURE, () => 'Backspace')];
/** Milliseconds in which a key and its frame are done, however slow the CPU. */
const SETTLE_MS = 150;

/** An amount is typed into a fixed subscription while everything that follows from it is on the screen. */
export const subscribeTyping: Group = {
  name: 'subscribe-typing',
  title: `Typing an amount, on a CPU ${SLOWER} times slower`,
  floor: 'react-min',
  timed: ['react-min', 'radix-themes', 'mui', 'mantine', 'antd', 'earnkit'],
  metrics: { middle: 'one key and its frame, CPU, median', p95: 'its 95th percentile' },
  async measure(visit) {
    await visit.mount();
    const { field = '' } = await visit.places();
    await visit.page.locator(field).waitFor();
    await visit.page.waitForTimeout(500);
    await visit.page.locator(field).focus();
    for (const key of KEYS) await visit.page.keyboard.press(key);
    const cdp = await visit.page.context().newCDPSession(visit.page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busySeconds = async (): Promise<number> => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const took: number[] = [];
    let before = await busySeconds();
    for (const key of [...KEYS, ...KEYS]) {
      await visit.page.keyboard.press(key);
      await visit.page.waitForTimeout(SETTLE_MS);
      const after = await busySeconds();
      took.push((after - before) * 1000);
      before = after;
    }
    const sorted = took.sort((one, other) => one - other);
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    return { middle: at(0.5), p95: at(0.95) };
  },
};

import type { Group } from '../harness/group.ts';
import type { Visit } from '../harness/visit.ts';

const FIELDS = 100;

/** Typed and deleted again, so that the field ends as it started. */
const FIGURE = '1234.56789';
const KEYS = [...FIGURE, ...Array.from(FIGURE, () => 'Backspace')];
const TIMES = 5;

/** An amount field: many mounted at once, and typing into one with real keys. */
export const decimalInput: Group = {
  name: 'decimal-input',
  title: 'An amount field',
  floor: 'react-min',
  timed: ['react-min', 'radix-textfield', 'react-number-format', 'earnkit', 'earnkit-full'],
  untimed: ['earnkit-logic'],
  metrics: { mount: `${FIELDS} fields, CPU`, mountAgain: 'the same again, CPU', key: 'one keystroke, CPU' },
  async measure(visit) {
    const first = await visit.cost(() => visit.mount(FIELDS));
    await visit.page.evaluate(() => window.bench.unmount());
    const again = await visit.cost(() => visit.mount(FIELDS));
    await visit.page.evaluate(() => window.bench.unmount());
    await visit.mount(1);
    await visit.page.locator('input').focus();
    await type(visit, 1);
    const typed = await visit.cost(() => type(visit, TIMES));
    return { mount: first.cpu, mountAgain: again.cpu, key: typed.cpu / (KEYS.length * TIMES) };
  },
};

async function type({ page }: Visit, times: number): Promise<void> {
  for (let time = 0; time < times; time++) for (const key of KEYS) await page.keyboard.press(key);
}

import '@earnkit/ui/styles.css';
import { test } from 'vitest';
import { render } from 'vitest-browser-react';
// oxlint-disable-next-line no-restricted-imports -- for tests alone, so that no package exports it
import { expectFlat, measureMemory } from '../../ui/src/testing/memory.ts';
import { DialogPage, EVERY_DIALOG } from './testing/everyDialog.tsx';

const TIMES = 200;

measureMemory();

test.each(EVERY_DIALOG)(
  'given "$name" is opened and closed 200 times, then neither nodes, listeners nor the heap grow (L09)',
  async ({ draw }) => {
    const screen = await render(<DialogPage draw={draw} />);
    await expectFlat(screen.getByText('Open', { exact: true }).element() as HTMLElement, TIMES);
  },
  600_000,
);

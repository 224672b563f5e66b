import { useState, type ReactElement } from 'react';
import { it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { DecimalInput } from '../decimal-input/index.ts';
import '../styles.css';
import { expectFlat, measureMemory } from '../testing/memory.ts';
import { EarnTheme } from '../theme/index.ts';
import { BottomSheet, Dialog } from './index.ts';

/** How often each is opened and closed; all 5,000 times in the long check. */
const TIMES = import.meta.env['EARNKIT_LONG'] === '1' ? 5_000 : 50;

measureMemory();

function Page({ kind: Kind }: { kind: typeof Dialog }): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <EarnTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind open={open} onOpenChange={setOpen} title="Redeem USDT">
        <DecimalInput label="Amount" />
        <Button onClick={() => setOpen(false)}>Confirm</Button>
      </Kind>
    </EarnTheme>
  );
}

it.each([
  ['a dialog', Dialog],
  ['a sheet', BottomSheet],
])(
  'given %s, when it is opened and closed over and over, then neither nodes, listeners nor the heap grow, and the page is as before (L09)',
  async (_what, kind) => {
    const screen = await render(<Page kind={kind} />);
    await expectFlat(screen.getByRole('button', { name: 'Open' }).element() as HTMLElement, TIMES);
  },
  TIMES * 200 + 30_000,
);

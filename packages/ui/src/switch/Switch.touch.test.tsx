import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { Switch } from './index.ts';

const toggle = () => page.getByRole('switch', { name: 'Auto-subscribe' });

it('toggles by touch on a 44 px target, also on its label', async () => {
  const onCheckedChange = vi.fn();
  await render(
    <EarnTheme>
      <Switch label="Auto-subscribe" checked={false} onCheckedChange={onCheckedChange} />
    </EarnTheme>,
  );
  const { left, top, width } = toggle().element().getBoundingClientRect();
  await tap({ x: left + width / 2, y: top - 8 });
  await tap(page.getByText('Auto-subscribe').element());
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
});

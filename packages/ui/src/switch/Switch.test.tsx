import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { ConfirmSwitch, Switch } from './index.ts';

const toggle = () => page.getByRole('switch', { name: 'Auto-subscribe' });

/** A host whose change the test resolves or rejects. */
function hosted(asks = false) {
  const requests: { requested: boolean; done: () => void; refuse: () => void }[] = [];
  function Host() {
    const [checked, setChecked] = useState(false);
    const props = {
      label: 'Auto-subscribe',
      checked,
      onCheckedChange: (requested: boolean) =>
        new Promise<void>((resolve, reject) => {
          requests.push({
            requested,
            done: () => {
              setChecked(requested);
              resolve();
            },
            refuse: () => reject(new Error('refused')),
          });
        }),
    };
    return <EarnTheme>{asks ? <ConfirmSwitch {...props} confirm={() => ({ title: 'Turn it on?' })} /> : <Switch {...props} />}</EarnTheme>;
  }
  return { Host, requests };
}

it('shows the requested state while pending, announces it, ignores a second press and keeps focus', async () => {
  const { Host, requests } = hosted();
  await render(<Host />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(toggle()).toBeChecked();
  await expect.element(toggle()).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Being changed.');
  await userEvent.keyboard(' ');
  expect(requests).toHaveLength(1);
  requests[0]?.done();
  await expect.element(toggle()).not.toHaveAttribute('aria-busy');
  await expect.element(toggle()).toBeChecked();
  await expect.element(toggle()).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

it('goes back and says so when the change is rejected; the next try starts clean', async () => {
  const { Host, requests } = hosted();
  await render(<Host />);
  await userEvent.click(toggle());
  requests[0]?.refuse();
  await expect.element(page.getByRole('status')).toHaveTextContent('This could not be changed and is as it was.');
  await expect.element(toggle()).not.toBeChecked();
  await userEvent.click(toggle());
  await expect.element(page.getByRole('status')).toHaveTextContent('Being changed.');
  requests[1]?.done();
  await expect.element(toggle()).toBeChecked();
});

it('asks first: calls nothing when declined and applies the change when confirmed', async () => {
  const { Host, requests } = hosted(true);
  await render(<Host />);
  await userEvent.click(toggle());
  await expect.element(page.getByRole('alertdialog', { name: 'Turn it on?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle()).toHaveFocus();
  expect(requests).toHaveLength(0);
  await expect.element(toggle()).not.toBeChecked();
  await userEvent.keyboard(' ');
  // Focus starts on the cancel button, so that an accidental Enter does nothing.
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await vi.waitFor(() => expect(requests.map(({ requested }) => requested)).toEqual([true]));
  await expect.element(toggle()).toHaveFocus();
  requests[0]?.refuse();
  await expect.element(toggle()).not.toBeChecked();
});

it('moves its thumb to the end of its track in both reading directions', async () => {
  await render(
    <EarnTheme dir="rtl">
      <Switch label="Auto-subscribe" checked onCheckedChange={() => {}} />
      <EarnTheme dir="ltr">
        <Switch label="Reinvest" checked onCheckedChange={() => {}} />
      </EarnTheme>
    </EarnTheme>,
  );
  const spaceIn = (name: string) => {
    const track = page.getByRole('switch', { name }).element();
    const thumb = track.querySelector('span') ?? track;
    const { left, right } = thumb.getBoundingClientRect();
    return { left: left - track.getBoundingClientRect().left, right: track.getBoundingClientRect().right - right };
  };
  await expect.poll(() => spaceIn('Auto-subscribe').left).toBeCloseTo(3, 0);
  await expect.poll(() => spaceIn('Reinvest').right).toBeCloseTo(3, 0);
});

it('given a plain form, when it is sent, then it has the switch under its name while the switch is on and enabled', async () => {
  function Sent({ disabled = false }: { disabled?: boolean }) {
    const [checked, setChecked] = useState(false);
    return (
      <EarnTheme>
        <form>
          <Switch label="Auto-subscribe" name="auto" checked={checked} onCheckedChange={setChecked} disabled={disabled} />
        </form>
      </EarnTheme>
    );
  }
  const screen = await render(<Sent />);
  const sent = () => [...new FormData(document.forms[0])];
  expect(sent()).toEqual([]);
  await userEvent.click(toggle());
  expect(sent()).toEqual([['auto', 'on']]);
  document.forms[0]?.reset();
  await expect.element(toggle()).toBeChecked();
  expect(sent()).toEqual([['auto', 'on']]);
  await screen.rerender(<Sent disabled />);
  expect(sent()).toEqual([]);
});

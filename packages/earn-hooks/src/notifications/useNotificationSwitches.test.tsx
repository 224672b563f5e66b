import * as notifications from '@earnkit/core/notifications/contract';
import { EarnFailure } from '@earnkit/core';
import type { Edition } from '@earnkit/core/account/rules';
import { type ReactElement, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Notice } from '../submission/notice.ts';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../submission/session.ts';
import { type Answers, namedExchange } from '../testing/namedExchange.ts';
import { SWITCH_DEBOUNCE_MS, type NotificationSubscription, useExchangeToGt, useNotificationSwitches } from './useNotificationSwitches.ts';

const ADA: Session = { state: 'signed-in', id: 'ada' };
const SET = notifications.setLaunchpool.name;

const allOff: Answers = {
  [notifications.candyDrop.name]: () => ({ on: false }),
  [notifications.launchpool.name]: () => ({ on: false }),
  [notifications.holderAirdrop.name]: () => ({ on: false, exchangeToGt: true }),
};

/** A write whose end the test decides. */
function held() {
  const ends: { readonly input: unknown; readonly done: () => void; readonly fail: (why: EarnFailure) => void }[] = [];
  const answer = (input: never): Promise<void> => new Promise((done, fail) => void ends.push({ input, done, fail }));
  return { answer, ends };
}

const words = (subscription: NotificationSubscription): string =>
  [
    subscription.name,
    subscription.state,
    ...(subscription.state === 'ready' ? [subscription.on ? 'on' : 'off', subscription.change] : []),
  ].join(' ');

function Switches(): ReactElement {
  const subscriptions = useNotificationSwitches();
  return (
    <ul>
      {subscriptions.map((subscription) => (
        <li key={subscription.name}>
          <span>{words(subscription)}</span>
          <button type="button" onClick={subscription.state === 'ready' ? subscription.toggle : undefined}>
            {`Toggle ${subscription.name}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Person {
  readonly session?: Session;
  readonly edition?: Edition;
}

async function at(answers: Answers, { session = ADA, edition = 'global' }: Person = {}) {
  const exchange = namedExchange(answers);
  const notify = vi.fn<(notice: Notice) => void>();
  const screen = await render(
    <StrictMode>
      <EarnProvider client={exchange.client} session={session} edition={edition} notify={notify}>
        <Switches />
      </EarnProvider>
    </StrictMode>,
  );
  return {
    exchange,
    notify,
    press: () => screen.getByText('Toggle launchpool').click(),
    stands: async (words: string): Promise<void> => {
      await expect.element(screen.getByText(words)).toBeInTheDocument();
    },
    names: () => screen.getByRole('listitem').elements().length,
  };
}

test('shows the requested state at once, ignores a second press and reports the outcome (SH-61, SH-62)', async () => {
  const write = held();
  const { exchange, notify, press, stands } = await at({ ...allOff, [SET]: write.answer });
  await stands('launchpool ready off none');
  await press();
  await stands('launchpool ready on sending');
  await press();
  await press();
  expect(write.ends.map(({ input }) => input)).toEqual([{ on: true }]);
  expect(notify).not.toHaveBeenCalled();
  write.ends[0]?.done();
  await stands('launchpool ready on none');
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', key: 'finances.subscribed.tip' });
  expect(exchange.count(SET)).toBe(1);

  // The next press sets the opposite of its current state.
  await new Promise((wait) => setTimeout(wait, SWITCH_DEBOUNCE_MS));
  await press();
  await stands('launchpool ready off sending');
  write.ends[1]?.done();
  await stands('launchpool ready off none');
  expect(write.ends.map(({ input }) => input)).toEqual([{ on: true }, { on: false }]);
  expect(notify).toHaveBeenLastCalledWith({ tone: 'success', key: 'finances.subscription.cancelled' });
});

test('goes back and shows the exchange’s text when the change is refused (AMB-006)', async () => {
  const write = held();
  const { notify, press, stands } = await at({ ...allOff, [SET]: write.answer });
  await stands('launchpool ready off none');
  await press();
  await stands('launchpool ready on sending');
  write.ends[0]?.fail(new EarnFailure({ kind: 'business', call: SET, code: '1', message: 'Not today.' }));
  await stands('launchpool ready off none');
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'error', key: 'earn.error.retryLater', serverText: 'Not today.' });
});

test('reads the switch before it reports anything when the answer was lost', async () => {
  let on = false;
  const write = held();
  const { notify, press, stands } = await at({ ...allOff, [notifications.launchpool.name]: () => ({ on }), [SET]: write.answer });
  await stands('launchpool ready off none');
  await press();
  on = true;
  write.ends[0]?.fail(new EarnFailure({ kind: 'network', call: SET }));
  await stands('launchpool ready on checking');
  expect(notify).not.toHaveBeenCalled();
  await stands('launchpool ready on none');
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', key: 'finances.subscribed.tip' });
});

test('cannot be pressed while its state is unknown, and does not affect other switches', async () => {
  const { exchange, press, stands } = await at({
    ...allOff,
    [notifications.launchpool.name]: () => {
      throw new EarnFailure({ kind: 'network', call: 'x' });
    },
    [SET]: () => undefined,
  });
  await stands('launchpool failed');
  await stands('candy-drop ready off none');
  await press();
  expect(exchange.count(SET)).toBe(0);
});

test('leaves out candy drop and its call in the US edition (US-03, SH-59)', async () => {
  const us = await at(allOff, { edition: 'us' });
  await us.stands('launchpool ready off none');
  expect(us.names()).toBe(2);
  expect(us.exchange.count(notifications.candyDrop.name)).toBe(0);
});

test('is anonymous for a visitor and reads nothing (SH-04)', async () => {
  const { exchange, stands, names } = await at(allOff, { session: { state: 'anonymous' } });
  await stands('holder-airdrop anonymous');
  expect(names()).toBe(3);
  expect(exchange.asked).toEqual([]);
});

test('sets exchange to GT without changing the holder airdrop notification (AMB-080)', async () => {
  const write = held();
  const exchange = namedExchange({ ...allOff, [notifications.setHolderAirdrop.name]: write.answer });
  function ToGt(): ReactElement {
    const toGt = useExchangeToGt();
    return toGt.state === 'ready' ? (
      <button type="button" onClick={toGt.toggle}>
        {toGt.on ? 'on' : 'off'}
      </button>
    ) : (
      <p>{toGt.state}</p>
    );
  }
  const notify = vi.fn<(notice: Notice) => void>();
  const screen = await render(
    <EarnProvider client={exchange.client} session={ADA} notify={notify}>
      <ToGt />
    </EarnProvider>,
  );
  await screen.getByText('on', { exact: true }).click();
  await expect.element(screen.getByText('off', { exact: true })).toBeInTheDocument();
  expect(write.ends.map(({ input }) => input)).toEqual([{ setting: 'exchangeToGt', on: false }]);
  write.ends[0]?.done();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'success', key: 'modified' }));
  await expect.element(screen.getByText('off', { exact: true })).toBeInTheDocument();
});

import { EarnArea, FlexibleHoldings } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import { createWorld } from '@earnkit/testing';
import { expect, test } from '@jest/globals';
import { configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

// The code of a dialog is loaded when it is first opened, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });

test('a person redeems, and sees the receipt', async () => {
  const world = createWorld({ flexible: { USDT: { aprFraction: '0.05', held: '500' } } });
  const client = createEarnClient({ fetch: world.fetch, readRetries: 0 });
  const person = userEvent.setup();
  render(
    <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} now={world.now}>
      <FlexibleHoldings />
    </EarnArea>,
  );
  await screen.findByRole('row', { name: /500\.00/ });

  await person.click(screen.getByRole('button', { name: 'Redeem USDT' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('textbox', { name: 'Amount' }), '200');
  await person.click(dialog.getByRole('button', { name: 'Redeem' }));

  await screen.findByRole('button', { name: 'Done' });
  expect(world.orders).toMatchObject([{ call: 'flexible.redeem', fields: { amount: '200' } }]);
}, 60_000);

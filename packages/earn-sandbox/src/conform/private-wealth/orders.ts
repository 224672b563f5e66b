import { add, compare, type Decimal, decimal, multiply, subtract, ZERO } from '@earnkit/core';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { accountBalance } from '../balance.ts';
import { type Figures, isSome, type Order, place, refuse } from '../effects.ts';
import type { Kit, Known } from '../kit.ts';

type Listed = NonNullable<Known['wealth']>[number];

/** Buys and redeems units of the first order of private wealth that is named with its product and its least amount. */
export async function orderWealth(kit: Kit): Promise<void> {
  const listed = kit.known.wealth?.find(({ pid, min_amount: least }) => pid !== undefined && least !== undefined);
  if (listed === undefined) return kit.skip('Orders of private wealth: no order is named with pid and min_amount.');
  kit.step('private wealth');
  await orderUnits(kit, listed, listed.pid ?? '', decimal(listed.min_amount ?? '0'));
}

async function orderUnits(kit: Kit, { order_id: orderId, project_type: type }: Listed, productId: string, least: Decimal): Promise<void> {
  const projectType = type === wealth.PROJECT_TYPES['private-wealth'] ? 'private-wealth' : 'asset-management';
  const detail = async () => kit.read(wealth.orderDetail, { orderId, projectType });
  const { asset, netValue } = (await detail()) ?? {};
  const balance = async (): Promise<Decimal | undefined> =>
    asset === undefined ? undefined : (await accountBalance(kit, asset))?.available;
  const free = await balance();
  if (asset === undefined || !isSome(free) || compare(free, multiply(least, decimal('3'))) < 0)
    return kit.skip('Orders of private wealth: the coin is not available three times the least amount.');
  const read = async (): Promise<Figures> => {
    const lines = await kit.read(wealth.lines, { orderId, projectType, type: 'balance', days: 30 });
    const movements = lines?.movements?.rows.length;
    return {
      available: await balance(),
      held: (await detail())?.units,
      records: movements === undefined ? undefined : decimal(String(movements)),
    };
  };
  const fields = { available: 'account.balances available', held: 'wealth.orderDetail unit', records: 'wealth.lines movements' };

  const purchase = (amount: Decimal): Order => ({
    call: wealth.purchase.name,
    send: (how) => kit.call(wealth.purchase, { productId, amount }, how),
    read,
    want: { available: subtract(ZERO, amount), records: decimal('1') },
    fields,
  });
  const redemption = (units: Decimal): Order => ({
    call: wealth.redeem.name,
    send: (how) => kit.call(wealth.redeem, { productId, units }, how),
    read,
    want: { held: subtract(ZERO, units), records: decimal('1') },
    fields,
  });

  const before = await read();
  if (await place(kit, purchase(least))) {
    const bought = (await read()).held;
    // Units are cut down: they are never worth more than what was paid.
    if (bought !== undefined && before.held !== undefined && netValue !== undefined) {
      const units = subtract(bought, before.held);
      if (!isSome(units) || compare(multiply(units, netValue), multiply(least, decimal('1.02'))) > 0)
        kit.findings.add('amount', {
          call: wealth.purchase.name,
          field: fields.held,
          came: `${units} units for ${least}`,
          contract: `About ${least} at ${netValue} a unit.`,
        });
    }
  }
  await refuse(kit, purchase(least), { csrf: 'wrong' }, 'csrf');
  await place(kit, redemption(decimal('0.5')));
  const { held } = await read();
  if (held !== undefined) await refuse(kit, redemption(add(held, decimal('1'))), undefined, 'accepted-too-much');
}

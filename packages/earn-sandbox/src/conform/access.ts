import { type AnyCall, callNamed, DECLARED } from './calls.ts';
import type { Fields } from './inputs.ts';
import type { Kit } from './kit.ts';
import type { ReadAnswers } from './reads.ts';
import type { How } from './transport.ts';

/** Fields of writes that name nothing there is, so that a write which is not refused moves nothing. */
const IMPOSSIBLE: Readonly<Record<string, Fields>> = {
  'autoEarn.set': { assets: 'NO-COIN', status: '0' },
  'flexible.cancelRedemption': { asset: 'NO-COIN', amount: '0' },
  'flexible.redeem': { asset: 'NO-COIN', amount: '0' },
  'flexible.setMinLendApr': { asset: 'NO-COIN', rateYear: '0' },
  'flexible.subscribe': { asset: 'NO-COIN', amount: '0', rateYear: '0' },
  'launchpool.redeem': { pid: '0', rid: '0', amount: '0' },
  'launchpool.stake': { pid: '0', rid: '0', amount: '0', simpleEarnStatus: 0, simpleEarnPeriod: 0 },
  'notifications.setCandyDrop': { aid: -1, status: 0 },
  'notifications.setHolderAirdrop': { name: 'NONE', value: '0' },
  'notifications.setLaunchpool': { sets: {} },
  'softStaking.set': { status: 'none' },
  'staking.redeem': { side: 1, amount: '0', coin: 'NO-COIN', pid: '0', quick: 0, redeem_coin: 'NO-COIN' },
  'staking.stake': { side: 0, amount: '0', coin: 'NO-COIN', pid: '0' },
  'wealth.purchase': { pid: '0', amount: '0', project_type: '5' },
  'wealth.redeem': { pid: '0', unit: '0' },
};
/** An order that nobody has, and a product that is not sold. */
const NO_ORDER: Fields = { order_id: '0', product_id: '0', redeem_account_type: '0', reinvest_status: '0', amount: '0', year_rate: '0' };

const fieldsOf = ({ name, request }: AnyCall): Fields => {
  const { entries } = request as unknown as { readonly entries: object };
  return IMPOSSIBLE[name] ?? Object.fromEntries(Object.entries(NO_ORDER).filter(([field]) => field in entries));
};

const hows = {
  'no header': { csrf: 'none' },
  'a header that does not match': { csrf: 'wrong' },
} as const satisfies Readonly<Record<string, How>>;

/** Writes without the csrf header or with another one, and writes of nobody, are refused as such before they are looked at. */
export async function checkWrites(kit: Kit): Promise<void> {
  const writes = DECLARED.filter(({ effect, name }) => effect === 'write' && kit.has(name)) as unknown as readonly AnyCall[];
  for (const call of writes) {
    const { name } = call;
    kit.step(`who may call ${name}`);
    for (const [what, how] of Object.entries(hows)) {
      const said = await kit.send(call, fieldsOf(call), how);
      if (said.kind === 'lost' || (said.kind !== 'done' && said.status === 403)) continue;
      const came =
        said.kind === 'done' ? `code ${said.code}` : `HTTP status ${said.status}${said.kind === 'refused' ? `, code ${said.code}` : ''}`;
      kit.findings.add('csrf', { call: name, came: `${came}, for ${what}` });
    }
    for (const session of ['none', 'ended'] as const) {
      const said = await kit.send(call, fieldsOf(call), { session });
      if (said.kind === 'signed-out' || said.kind === 'lost' || (said.kind === 'refused' && said.status === 403)) continue;
      kit.findings.add('session-end', {
        call: name,
        came: `code ${said.code}, ${session === 'none' ? 'without cookies' : 'with a session that is not known'}`,
      });
    }
  }
}

/** What is a person's is not answered to others, and what is everybody's is. */
export async function checkVisitors(kit: Kit, { sent }: ReadAnswers): Promise<void> {
  for (const [name, fields] of sent) {
    kit.step(`${name} to a visitor`);
    const call = callNamed(name);
    const said = await kit.send(call, fields, { session: 'none' });
    if (call.visitors === 'either' || said.kind === 'lost') continue;
    if (call.visitors === 'answered') {
      if (said.kind !== 'done') kit.findings.add('visitor', { call: name, came: `HTTP status ${said.status}` });
    } else if (said.kind !== 'signed-out')
      kit.findings.add('anonymous', {
        call: name,
        came: said.kind === 'done' ? 'an answer with data' : `code ${said.code}, HTTP status ${said.status}`,
      });
  }
}

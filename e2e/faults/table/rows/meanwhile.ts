import type { Choice, Flow } from '../../../promises/flow.ts';
import type { Person } from '../../../promises/person.ts';
import type { Meanwhile } from '../row.ts';

/** A flow of a product by its name. */
export function flowOf(flows: readonly Flow[], name: string): Flow {
  const flow = flows.find((each) => each.name === name);
  if (flow === undefined) throw new Error(`No flow is called ${name}`);
  return flow;
}

/** Sends a write of the exchange in the person's name, as from another tab. */
export async function post({ visit }: Person, path: string, form: Readonly<Record<string, string>>): Promise<void> {
  await visit.context.request.get('/sandbox/state');
  const csrf = (await visit.context.cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const state = await visit.context.request.get('/sandbox/state');
  const { origin } = new URL(state.url());
  const answer = await visit.context.request.post(path, { headers: { csrftoken: csrf, origin }, form });
  const text = await answer.text();
  if (!/"code":(?:0|200)\b/.test(text)) throw new Error(`${path} answered ${text}`);
}

/** Lets something happen at the exchange. */
export const happens = async ({ visit }: Person, event: Readonly<Record<string, unknown>>): Promise<void> =>
  void (await visit.control('/sandbox/events', event));

/** Everything of the coin leaves the account that orders are paid from. */
export const spent: Meanwhile = async ({ visit }, { coin }) => {
  const { coins } = (await visit.read(`/sandbox/wallet?asset=${coin}`)) as { readonly coins: readonly { readonly spot: string }[] };
  const amount = coins[0]?.spot;
  await visit.control('/sandbox/wallet/transfer', { clientId: crypto.randomUUID(), asset: coin, amount, from: 'spot' });
};

/** The next full hour comes. */
export const hourPasses: Meanwhile = (person) => happens(person, { event: 'hour-passes' });

/** The next answers of a path say something else. */
export const saysOtherwise =
  (path: string, what: RegExp, other: string): Meanwhile =>
  async (_person, _choice, page) =>
    page
      .route(`**${path}**`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(what, other) });
      })
      .then(() => undefined);

/** Brings in enough of the coin for all cells of a row. */
export const bring =
  (amount: string) =>
  (person: Person, { coin }: Choice): Promise<void> =>
    person.deposit(coin, amount);

/** What is redeemed has no quota. */
export const NO_QUOTA = 'nothing is sold: it gives back what the person has';
/** What only gives back has no terms. */
export const NO_TERMS = 'it shows no term that the exchange could change';
/** What moves nothing. */
export const NO_MONEY = 'it takes nothing';

import type { Locator } from 'playwright';
import { expect } from '../support/expect.ts';
import type { Finding } from './compare.ts';
import type { Reading } from './pages.ts';
import { named, type Person, stands } from './person.ts';
import { readTree, within, wordsOf, type Node } from './reading/tree.ts';

const finding = (person: Person, fault: string, text: string): Finding => ({ fault, text: `offers (${person.name}): ${text}` });

/** Titles of the page at addresses that lead nowhere. */
const NOWHERE = /^(There is no such page|没有这个页面)$/;

/** Each link leads to a page. Addresses that were looked at before are not looked at again. */
export async function judgeLinks(person: Person, { trees }: Reading, known: Set<string>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const links = [...trees].flatMap(([page, tree]) =>
    [...within(tree)].flatMap(({ role, url, name }) => (role === 'link' && url?.startsWith('/') ? [{ page, url, name }] : [])),
  );
  for (const { page, url, name } of links) {
    // Pages of other coins and numbers are the same page.
    const path = url
      .replace(/^\/zh(?=\/|$)/, '')
      .replace(/[?#].*$/, '')
      .replaceAll(/\d+/g, '1')
      .replaceAll(/[A-Z]{2,}/g, 'COIN');
    if (known.has(path)) continue;
    known.add(path);
    await person.open(url);
    const heading = person.page.locator('h1').first();
    const title = await heading.innerText();
    if (NOWHERE.test(title))
      findings.push(finding(person, `link: ${path}`, `the link "${name}" on ${page} leads to ${url}, where there is no page`));
  }
  return findings;
}

/** The node of a list whose words begin with a coin's amount. */
const itemsOf = (tree: Node, region: string): readonly Node[] => {
  const part = [...within(tree)].find(({ role, name }) => role === 'region' && name === region);
  return part ? [...within(part)].filter(({ role }) => role === 'listitem') : [];
};

const PERCENT = /([\d,]+\.\d+%)/;

/** Each offer of the overview opens the product, the term, the rate and the voucher that it names. */
export async function judgeOffers(person: Person, { trees }: Reading, most: number): Promise<readonly Finding[]> {
  const { words, page } = person;
  const tree = trees.get('/earn');
  if (tree === undefined) return [];
  const findings: Finding[] = [];
  for (const item of itemsOf(tree, words.say('earn.overview.idle')).slice(0, most)) {
    const offer = wordsOf(item);
    // The other one leads to the page of all ways.
    const link = [...within(item)].find(({ role, url }) => role === 'link' && /[?&](?:subscribe|offer)=/.test(url ?? ''));
    // Beside it stands what is earned beyond the limit of the rate.
    const [, rate] = PERCENT.exec(link?.name ?? '') ?? [];
    if (link?.url === undefined || rate === undefined) continue;
    await person.open(link.url);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await stands(page);
    const days = /(\d+) (?:days?|天)/.exec(link.name)?.[1];
    const stakes = link.url.includes('offer=');
    const term = dialog.getByRole('radio', { checked: true });
    // The terms and rates of a coin come after its form.
    await (days === undefined ? dialog.getByText(rate).first() : term).waitFor({ timeout: 5000 }).catch(() => undefined);
    const opened = await readTree(dialog);
    const checked = [...within(opened)].find(({ role, states }) => role === 'radio' && states.includes('checked'));
    const product = checked ? checked.name : wordsOf(opened);
    const fits =
      days === undefined
        ? (stakes || checked === undefined) && wordsOf(opened).includes(rate)
        : checked !== undefined && product.startsWith(days) && product.includes(rate);
    if (!fits)
      findings.push(
        finding(
          person,
          `idle balance: ${days === undefined ? 'flexible' : 'fixed'}`,
          `the idle balance offers "${offer}" and opens ${checked ? `the term "${product}"` : `"${opened.children[0]?.name ?? ''}" without a term`}`,
        ),
      );
  }
  return findings;
}

/** Each voucher that the overview brings to mind opens its product with the voucher. */
export async function judgeVouchers(person: Person, { trees }: Reading): Promise<readonly Finding[]> {
  const { words, page } = person;
  const tree = trees.get('/earn');
  if (tree === undefined) return [];
  const findings: Finding[] = [];
  let judged = 0;
  for (const item of itemsOf(tree, words.say('earn.overview.hints'))) {
    const offer = wordsOf(item);
    const link = [...within(item)].find(({ role }) => role === 'link');
    const action = words.say('earn.overview.hint.voucherDo');
    if (link?.url === undefined || !link.name.startsWith(action)) continue;
    const [, rate] = PERCENT.exec(offer) ?? [];
    if (rate === undefined) continue;
    judged += 1;
    await person.open(link.url);
    const dialog = page.getByRole('dialog');
    const chosen = dialog.getByRole('button', named(words, 'earn.fixed.subscribe.changeVoucherLabel'));
    // Vouchers come after the form.
    await chosen.waitFor({ timeout: 5000 }).catch(() => undefined);
    const opened = wordsOf(await readTree(dialog));
    if ((await chosen.count()) === 0 || !opened.includes(`+${rate}`))
      findings.push(finding(person, 'voucher', `"${offer}" opens ${link.url}, where no voucher of +${rate} is chosen`));
  }
  if (judged === 0) findings.push(finding(person, 'voucher', 'the overview brings no voucher to mind in the week before it expires'));
  return findings;
}

/** Fixed products that the exchange does not sell to people of a world, and why. */
const CLOSED: readonly { readonly id: string; readonly asset: string; readonly why: string; readonly but?: readonly string[] }[] = [
  { id: '112', asset: 'USDC', why: 'sold out' },
  { id: '142', asset: 'SOL', why: 'sold out' },
  { id: '161', asset: 'DOGE', why: 'not open yet' },
  { id: '162', asset: 'XRP', why: 'ended' },
  { id: '203', asset: 'USDT', why: 'for VIP 8' },
  { id: '201', asset: 'USDT', why: 'for VIP 5', but: ['vip5'] },
  { id: '301', asset: 'USDT', why: 'by invitation', but: ['saver', 'vip5'] },
];

/** Whether something is there and enabled. A form that says no once it knows takes its fields away, also while they are looked at. */
const isEnabled = async (control: Locator): Promise<boolean> =>
  (await control.count()) > 0 && control.isEnabled({ timeout: 2000 }).catch(() => false);

/** What the exchange does not sell is let through by no form. */
export async function judgeClosed(person: Person, most: number): Promise<readonly Finding[]> {
  const { words, page, world } = person;
  const findings: Finding[] = [];
  for (const { id, asset, why } of CLOSED.filter(({ but }) => !but?.includes(world)).slice(0, most)) {
    await person.open(`/simple-earn?subscribe=${asset}&product=${id}`);
    const send = page.getByRole('dialog').getByRole('button', named(words, 'earn.subscribe'));
    const box = page.getByRole('dialog').getByRole('textbox', named(words, 'earn.amount.label'));
    await stands(page);
    if (await isEnabled(box)) await box.fill('20', { timeout: 2000 }).catch(() => undefined);
    await stands(page);
    if (await isEnabled(send))
      findings.push(finding(person, `closed: ${why}`, `product ${id} of ${asset} is ${why}, and the form lets an order through`));
  }
  return findings;
}

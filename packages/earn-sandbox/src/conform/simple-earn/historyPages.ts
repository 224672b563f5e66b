import { history } from '@earnkit/core/simple-earn/contract';
import type { Kit } from '../kit.ts';

const PAGE = 3;

/** Reads two pages of the history with an order between them: what was on the first page may move, and nothing is lost. */
export async function pagesWhileOrdering(
  kit: Kit,
  { asset, order }: { readonly asset: string; readonly order: () => Promise<boolean> },
): Promise<void> {
  const { name } = history.flexibleHistory;
  const pageOf = async (page: number, limit = PAGE): Promise<readonly string[]> =>
    ((await kit.read(history.flexibleHistory, { asset, type: 'subscribe', page, limit }))?.rows ?? []).flatMap(({ id }) => id ?? []);
  const before = await pageOf(1, 2 * PAGE);
  const first = await pageOf(1);
  if (!(await order())) return;
  const second = await pageOf(2);
  const shown = new Set([...first, ...second]);
  // One row has moved from the first page to the second, so the last of both pages may be on the third.
  const lost = before.slice(0, 2 * PAGE - 1).filter((id) => !shown.has(id));
  if (lost.length > 0)
    kit.findings.add('moved', { call: name, field: 'list', came: `${lost.length} of ${before.length} records on neither page` });
}

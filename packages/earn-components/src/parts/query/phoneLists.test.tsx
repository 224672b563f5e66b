import { createEarnClient } from '@earnkit/core/client';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@earnkit/ui/styles.css';
import { EarnArea } from '../../area/EarnArea.tsx';
import { CompletedProjects } from '../../launchpool/project-list/CompletedProjects.tsx';
import { QueryTable } from './QueryTable.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const rows = Array.from({ length: 23 }, (_, index) => ({ id: String(index + 1), asset: `COIN${index + 1}` }));

function Airdrops(): ReactElement {
  const [at, setAt] = useState(1);
  return (
    <QueryTable<(typeof rows)[number]>
      caption="Airdrops"
      columns={[{ key: 'coin', header: 'Coin', card: 'title', cell: ({ asset }) => asset }]}
      rowKey={({ id }) => id}
      reading={{ state: 'ready', stale: false, retry: () => undefined, data: { rows, unreadable: [] } } as never}
      page={at}
      pageSize={5}
      onPageChange={setAt}
      errorTitle="Failed"
      unreadableWarning={String}
      empty="None"
    />
  );
}

const projects = rows.map(({ id, asset }) => ({
  id,
  joined: false,
  project: { id, asset, name: asset, icon: undefined, startsAt: 0, endsAt: 1, pools: [] },
  pools: [],
}));

afterEach(() => page.viewport(1280, 800));

test.each<[string, () => ReactElement]>([
  ['a list that has all its rows', Airdrops],
  ['the completed projects', () => <CompletedProjects projects={projects as never} hrefOf={(id) => `#${id}`} />],
])('given %s on a phone, then it is cards that grow as one scrolls, without pages (UI-17)', async (_what, List) => {
  await page.viewport(375, 700);
  const screen = await render(
    <EarnArea client={client} session={{ state: 'anonymous' }}>
      <List />
    </EarnArea>,
  );
  await expect.element(screen.getByText('COIN5', { exact: true }).first()).toBeVisible();
  expect(screen.getByRole('button', { name: /next page/i }).query()).toBeNull();
  for (const last of ['COIN10', 'COIN15', 'COIN20', 'COIN23']) {
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(screen.getByText(last, { exact: true }).first()).toBeInTheDocument();
  }
});

test('given the same list on a desktop, then it has pages', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <EarnArea client={client} session={{ state: 'anonymous' }}>
      <Airdrops />
    </EarnArea>,
  );
  await expect.element(screen.getByText('COIN5', { exact: true })).toBeVisible();
  expect(screen.getByText('COIN6', { exact: true }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await expect.element(screen.getByText('COIN6', { exact: true })).toBeVisible();
});

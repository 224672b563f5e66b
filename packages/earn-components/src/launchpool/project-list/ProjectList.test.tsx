import { createEarnClient } from '@earnkit/core/client';
import '@earnkit/ui/styles.css';
import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../index.ts';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, projectListOf, projectRow } from '../../testing/launchpoolRows.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ProjectList } from './ProjectList.tsx';

const HOURS = 3 * 3600;
const rows = [
  projectRow({ end_timest: STORY_NOW + HOURS }),
  projectRow({ pid: '2', coin: 'TON', name: 'Toncoin', status: 2, start_timest: STORY_NOW + HOURS, reward_pools: [poolRow()] }),
];
const handlers = [...mockLaunchpool({ project: projectRow({ end_timest: STORY_NOW + HOURS }) }).handlers];
const client = createEarnClient({
  readRetries: 0,
  fetch: async (input, init) => (await getResponse(handlers, new Request(input, init))) ?? new Response('{}', { status: 404 }),
});

test('given projects with countdowns, when seconds pass, then only the text of the countdowns changes on the page', async () => {
  const began = Date.now();
  const screen = await render(
    <EarnArea
      client={client}
      session={{ state: 'signed-in', id: 'ada' }}
      timeZone="UTC"
      now={() => STORY_NOW + (Date.now() - began) / 1000}
      navigate={() => undefined}
    >
      <ProjectList
        reading={{ state: 'ready', data: projectListOf(rows), stale: false, readAt: STORY_NOW, retry: () => undefined }}
        hrefOf={(id) => `/launchpool/${id}`}
      />
    </EarnArea>,
  );
  await expect.element(screen.getByRole('button', { name: 'Stake GT' })).toBeVisible();
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(screen.container, { subtree: true, childList: true, characterData: true, attributes: true });
  const timers = [...document.querySelectorAll('[role="timer"]')];
  const before = timers.map(({ textContent }) => textContent);
  await expect.poll(() => timers.every(({ textContent }, index) => textContent !== before[index]), { timeout: 5_000 }).toBe(true);
  observer.disconnect();
  expect(timers.length).toBe(2);
  expect(changed.filter((node) => !timers.some((timer) => timer.contains(node)))).toEqual([]);
});

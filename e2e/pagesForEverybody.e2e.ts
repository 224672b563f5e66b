import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect as is, test } from 'vitest';
import { consoleAndBrowser } from './support/consoleAndBrowser.ts';
import { PLACES, lookAt } from './support/places.ts';

const at = consoleAndBrowser();

describe.each(['light', 'dark'] as const)('%s', (appearance) => {
  test.each(PLACES)('$name has no fault of accessibility and no complaint of the browser', async (place) => {
    const visit = await lookAt(at.browser, place, { appearance });
    const { violations } = await new AxeBuilder({ page: visit.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .disableRules(place.floats ? ['region'] : [])
      .analyze();
    is(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
    is(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commaGroups, cutTexts, untranslatedTexts } from '../testing/visibleTexts.ts';

test('given untranslated, clipped or otherwise grouped text, when the pseudo-locale is checked, then it is reported', async () => {
  await render(
    <div style={{ width: '160px' }}>
      <p>⟦Available ⟦inner⟧ żółw⟧ 1,204.5 USDT</p>
      <p>Available</p>
      <button type="button" aria-label="Close">
        ×
      </button>
      <p style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>⟦You can redeem it at any time. żółw żółw⟧</p>
      <p style={{ position: 'absolute', left: '1200px', width: '200px' }}>⟦Far out⟧</p>
    </div>,
  );
  expect(untranslatedTexts(document.body)).toEqual(['Available', 'aria-label: Close']);
  expect(commaGroups(document.body)).toEqual(['⟦Available ⟦inner⟧ żółw⟧ 1,204.5 USDT']);
  expect(commaGroups(document.body, ['1,204.5 USDT'])).toEqual([]);
  expect(cutTexts(document.body)).toEqual(['p: ⟦You can redeem it at any time. żółw żółw⟧', 'p: ⟦Far out⟧']);
});

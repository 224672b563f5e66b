import { useState } from 'react';
import { expect, it } from 'vitest';
import { hydratedWith } from '../testing/hydrated.tsx';
import { SearchField } from './SearchField.tsx';

function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchField label="Coin" value={value} onValueChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it('given a text that was typed before hydration, then it is searched for', async () => {
  const input = await hydratedWith(<Page />, 'BTC');
  await expect.poll(() => [input.value, document.querySelector('output')?.textContent]).toEqual(['BTC', 'BTC']);
});

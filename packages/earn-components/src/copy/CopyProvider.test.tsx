import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyProvider, useCopy } from './CopyProvider.tsx';

function Action(): ReactElement {
  const { t, language } = useCopy();
  return <output>{`${t('earn.flexible.subscribe.title', { coin: 'USDT' })} ${language}`}</output>;
}

test.each([
  ['en', 'us', 'Commit USDT en'],
  ['zh', 'global', '申购 USDT zh'],
  ['zh', 'us', '投入 USDT zh'],
  ['zh_TW', 'us', '投入 USDT zh-TW'],
] as const)('%s in the %s edition: %s', async (locale, edition, said) => {
  const screen = await render(
    <CopyProvider locale={locale} edition={edition}>
      <Action />
    </CopyProvider>,
  );
  await expect.element(screen.getByText(said)).toBeInTheDocument();
});

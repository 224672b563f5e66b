import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyProvider, type CopyProviderProps, useCopy } from './CopyProvider.tsx';
import { loadWords } from './languages.ts';

function Action(): ReactElement {
  const { t, language } = useCopy();
  return <output>{`${t('earn.flexible.subscribe.title', { coin: 'USDT' })} ${language}`}</output>;
}

const provided = (props: Omit<CopyProviderProps, 'children'>): ReactElement => (
  <CopyProvider {...props}>
    <Action />
  </CopyProvider>
);

// The first test of this file: afterwards the Chinese words are there for all.
test('until the first words are here nothing is said in a wrong language, on the server either', async () => {
  const chinese = provided({ locale: 'zh', fallback: <i>…</i> });
  expect(renderToString(chinese)).toBe('<i>…</i>');
  expect(renderToString(provided({ locale: 'en' }))).toBe('<output>Subscribe USDT en</output>');
  const said: (string | null)[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const watch = new MutationObserver(() => said.push(place.textContent));
  watch.observe(place, { subtree: true, childList: true, characterData: true });
  const screen = await render(chinese, { container: place });
  await expect.element(screen.getByText('申购 USDT zh')).toBeInTheDocument();
  expect(new Set(said)).toEqual(new Set(['…', '申购 USDT zh']));
  watch.disconnect();
});

test('once loaded the words are there from the first moment, on the server too', async () => {
  await loadWords('zh-Hans-SG');
  expect(renderToString(provided({ locale: 'zh-Hans-SG' }))).toBe('<output>申购 USDT zh-Hans-SG</output>');
});

test.each([
  ['en', 'us', 'Commit USDT en'],
  ['zh', 'global', '申购 USDT zh'],
  ['zh', 'us', '投入 USDT zh'],
  ['zh_TW', 'us', '投入 USDT zh-TW'],
  ['zh-Hant-HK', 'global', '申购 USDT zh-Hant-HK'],
  ['de-AT', 'global', 'Subscribe USDT de-AT'],
  ['ar', 'global', 'Subscribe USDT ar'],
  ['zhx', 'global', 'Subscribe USDT zhx'],
  ['no language', 'global', 'Subscribe USDT en'],
] as const)('%s in the %s edition: %s (US-02, US-09, AMB-132)', async (locale, edition, said) => {
  const screen = await render(provided({ locale, edition }));
  await expect.element(screen.getByText(said)).toBeInTheDocument();
});

describe('words of a product', () => {
  const messages = { 'earn.flexible.subscribe.title': 'Anlegen: {coin}' };

  test('come before ours, in every language and edition', async () => {
    const screen = await render(provided({ locale: 'de', edition: 'us', messages }));
    await expect.element(screen.getByText('Anlegen: USDT de')).toBeInTheDocument();
    await screen.rerender(provided({ locale: 'zh', messages }));
    await expect.element(screen.getByText('Anlegen: USDT zh')).toBeInTheDocument();
  });

  test('follow the plurals of their own locale; ours follow those of the language they are in', async () => {
    function Waiting(): ReactElement {
      const { tKey } = useCopy();
      return <output>{['1', '3'].map((seconds) => tKey('earn.error.retryAfter', { seconds })).join(' ')}</output>;
    }
    const waiting = (own: CopyProviderProps['messages'] = {}): ReactElement => (
      <CopyProvider locale="pl" messages={own}>
        <Waiting />
      </CopyProvider>
    );
    const screen = await render(waiting());
    const english = 'Too many requests. Try again in 1 second. Too many requests. Try again in 3 seconds.';
    await expect.element(screen.getByText(english)).toBeInTheDocument();
    await screen.rerender(
      waiting({ 'earn.error.retryAfter': '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}' }),
    );
    await expect.element(screen.getByText('1 sekunda 3 sekundy')).toBeInTheDocument();
  });
});

test('switching keeps the words of before until the new ones are here', async () => {
  const screen = await render(provided({ locale: 'en' }));
  await screen.rerender(provided({ locale: 'zh', fallback: <i>…</i> }));
  await expect.element(screen.getByText('申购 USDT zh')).toBeInTheDocument();
  await screen.rerender(provided({ locale: 'en' }));
  await expect.element(screen.getByText('Subscribe USDT en')).toBeInTheDocument();
});

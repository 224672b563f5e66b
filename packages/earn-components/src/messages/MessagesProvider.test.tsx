import { type ReactElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { plural } from '@earnkit/ui';
import { addLanguage } from './addLanguage.ts';
import { catalogues } from './catalogues.ts';
import { type Catalogue, defineMessages } from './defineMessages.ts';
import { MessagesProvider, type MessagesProviderProps, loadMessages, useMessages, useUiLabels } from './MessagesProvider.tsx';

function Action(): ReactElement {
  const { t, language } = useMessages();
  return <output>{`${t('earn.subscribeCoin', { coin: 'USDT' })} ${language}`}</output>;
}

const provided = (props: Omit<MessagesProviderProps, 'children'>, children: ReactElement = <Action />): ReactElement => (
  <MessagesProvider {...props}>{children}</MessagesProvider>
);

// The first test of this file: the Chinese messages stay loaded for the tests after it.
test('shows nothing before the first messages are loaded, also on the server', async () => {
  const chinese = provided({ locale: 'zh', fallback: <i>…</i> });
  expect(renderToString(chinese)).toBe('<i>…</i>');
  expect(renderToString(provided({ locale: 'en' }))).toBe('<output>Subscribe USDT en</output>');
  const seen: (string | null)[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const watch = new MutationObserver(() => seen.push(place.textContent));
  watch.observe(place, { subtree: true, childList: true, characterData: true });
  const screen = await render(chinese, { container: place });
  await expect.element(screen.getByText('申购 USDT zh')).toBeInTheDocument();
  expect(new Set(seen)).toEqual(new Set(['…', '申购 USDT zh']));
  watch.disconnect();
});

test('shows loaded messages on the first render, also on the server', async () => {
  await loadMessages('zh-Hans-SG');
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
] as const)('%s in the %s edition: %s (US-02, US-09, AMB-132)', async (locale, edition, message) => {
  const screen = await render(provided({ locale, edition }));
  await expect.element(screen.getByText(message)).toBeInTheDocument();
});

function Placed(): ReactElement {
  const { noticeText } = useMessages();
  const values = { amount: '5', coin: 'USDT' };
  return (
    <output>{(['staked', 'unstaked'] as const).map((what) => noticeText({ key: `earn.order.${what}.toast`, values })).join(', ')}</output>
  );
}

test.each([
  ['global', 'Staked 5 USDT, Redeemed 5 USDT'],
  ['us', 'Committed Successfully, Claim successful'],
] as const)('a stake and its redemption succeed in the %s edition: %s (US-07, US-08)', async (edition, message) => {
  const screen = await render(provided({ locale: 'en', edition }, <Placed />));
  await expect.element(screen.getByText(message)).toBeInTheDocument();
});

describe('messages of a product', () => {
  const messages = { 'earn.subscribeCoin': 'Anlegen: {coin}' };

  test('replace ours in every language and edition', async () => {
    const screen = await render(provided({ locale: 'de', edition: 'us', messages }));
    await expect.element(screen.getByText('Anlegen: USDT de')).toBeInTheDocument();
    await screen.rerender(provided({ locale: 'zh', messages }));
    await expect.element(screen.getByText('Anlegen: USDT zh')).toBeInTheDocument();
  });

  function Waiting(): ReactElement {
    const { noticeText } = useMessages();
    return <output>{['1', '3'].map((seconds) => noticeText({ key: 'earn.error.retryAfter', values: { seconds } })).join(' ')}</output>;
  }
  const waiting = (own: MessagesProviderProps['messages'] = {}): ReactElement =>
    provided({ locale: 'pl', messages: own, fallback: <i>…</i> }, <Waiting />);
  const ICU = { 'earn.error.retryAfter': '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}' };

  // Runs before any other test loads the parser.
  test('wait for the ICU parser if they need it, and render at once on a server that awaited loadMessages', async () => {
    expect(renderToString(waiting(ICU))).toBe('<i>…</i>');
    await loadMessages('pl', ICU);
    expect(renderToString(waiting(ICU))).toBe('<output>1 sekunda 3 sekundy</output>');
  });

  test('use the plural rules of their locale, while built-in messages use those of their language', async () => {
    const english = 'Too many requests. Try again in 1 second. Too many requests. Try again in 3 seconds.';
    const screen = await render(waiting());
    await expect.element(screen.getByText(english)).toBeInTheDocument();
    await screen.rerender(waiting(ICU));
    await expect.element(screen.getByText('1 sekunda 3 sekundy')).toBeInTheDocument();
    const compiled = plural('seconds', { one: '# sekunda', few: '# sekundy', many: '# sekund', other: '# sekundy' });
    await screen.rerender(waiting({ 'earn.error.retryAfter': compiled }));
    await expect.element(screen.getByText('1 sekunda 3 sekundy')).toBeInTheDocument();
  });

  test('are shown as written when an ICU text is broken', async () => {
    const screen = await render(waiting({ 'earn.error.retryAfter': '{seconds, plural' }));
    await expect.element(screen.getByText('{seconds, plural {seconds, plural')).toBeInTheDocument();
  });

  test('may quote braces and apostrophes as ICU does', async () => {
    const quoted = { 'earn.subscribeCoin': "It''s '{'new'}': {coin}" };
    await loadMessages('en', quoted);
    const screen = await render(provided({ locale: 'en', messages: quoted }));
    await expect.element(screen.getByText("It's {new}: USDT en")).toBeInTheDocument();
  });
});

test('keeps the old language until the new one is loaded', async () => {
  const screen = await render(provided({ locale: 'en' }));
  await screen.rerender(provided({ locale: 'zh', fallback: <i>…</i> }));
  await expect.element(screen.getByText('申购 USDT zh')).toBeInTheDocument();
  await screen.rerender(provided({ locale: 'en' }));
  await expect.element(screen.getByText('Subscribe USDT en')).toBeInTheDocument();
});

describe('a catalogue that is defined after the area is shown', () => {
  const showing = (late: ReturnType<typeof lateCatalogue>): ReactElement => {
    function Late(): ReactElement {
      return <output>{useMessages(late).t('late')}</output>;
    }
    return (
      <Suspense fallback={<i>…</i>}>
        <Late />
      </Suspense>
    );
  };
  const lateCatalogue = (zh: () => Promise<{ readonly messages: { readonly late: string } }>) =>
    defineMessages({ en: { late: 'Late' }, translations: { zh } });

  test('shows English at once', async () => {
    const screen = await render(provided({ locale: 'en' }));
    await screen.rerender(provided({ locale: 'en' }, showing(lateCatalogue(() => Promise.reject(new Error('Not asked for'))))));
    expect(screen.container.textContent).toBe('Late');
  });

  test('suspends until its messages are loaded, and leaves the rest of the area alone', async () => {
    await loadMessages('zh');
    const screen = await render(provided({ locale: 'zh' }));
    let arrive: (messages: { messages: { late: string } }) => void = () => undefined;
    const late = lateCatalogue(() => new Promise((resolve) => void (arrive = resolve)));
    await screen.rerender(
      provided(
        { locale: 'zh' },
        <>
          <Action />
          {showing(late)}
        </>,
      ),
    );
    expect(screen.container.textContent).toBe('申购 USDT zh…');
    arrive({ messages: { late: '晚到' } });
    await expect.poll(() => screen.container.textContent).toBe('申购 USDT zh晚到');
  });

  test('does not delay the first language of an area when it is defined while that language loads', async () => {
    let arrive: (messages: { messages: { late: string } }) => void = () => undefined;
    lateCatalogue(() => new Promise((resolve) => void (arrive = resolve)));
    const screen = await render(provided({ locale: 'zh', fallback: <i>…</i> }));
    expect(screen.container.textContent).toBe('…');
    lateCatalogue(() => Promise.resolve({ messages: { late: '晚到' } }));
    arrive({ messages: { late: '晚到' } });
    await expect.poll(() => screen.container.textContent).toBe('申购 USDT zh');
  });

  test('shows English while its messages cannot be loaded, and the language of the area once they are loaded', async () => {
    await loadMessages('zh');
    let offline = true;
    const late = lateCatalogue(() => (offline ? Promise.reject(new Error('Offline')) : Promise.resolve({ messages: { late: '晚到' } })));
    const screen = await render(provided({ locale: 'zh' }, showing(late)));
    await expect.poll(() => screen.container.textContent).toBe('Late');
    offline = false;
    await loadMessages('zh');
    await expect.poll(() => screen.container.textContent).toBe('晚到');
  });
});

describe('a language that a product adds', () => {
  const every = Object.values<Catalogue>(catalogues);
  const fins = Object.fromEntries(every.flatMap(({ english }) => Object.keys(english.global).map((key) => [key, `fi ${key}`])));
  const close = { 'earn.ui.close': 'Sulje' };
  const us = { 'earn.subscribeCoin': 'Sitoudu: {coin}' };

  function Everything(): ReactElement {
    const { t } = useMessages(...every);
    return <output>{every.flatMap(({ english }) => Object.keys(english.global).map((key) => t(key as never))).join('\n')}</output>;
  }

  test('is shown in every catalogue and loaded once, for a locale of the language alone', async () => {
    let loads = 0;
    addLanguage('fi', async () => ({ messages: { ...fins, ...close, ...((loads += 1), {}) }, us }));
    const screen = await render(provided({ locale: 'en' }));
    expect(loads).toBe(0);
    await screen.rerender(provided({ locale: 'fi-FI' }, <Everything />));
    await expect.poll(() => screen.container.textContent?.split('\n')).toEqual(Object.values(fins));
    expect(loads).toBe(1);
    await screen.rerender(provided({ locale: 'fi', edition: 'us' }));
    await expect.element(screen.getByText('Sitoudu: USDT fi')).toBeInTheDocument();
    await screen.rerender(provided({ locale: 'fi' }, <Labels />));
    await expect.element(screen.getByText('Sulje')).toBeInTheDocument();
  });

  function Labels(): ReactElement {
    return <output>{useUiLabels().close}</output>;
  }

  test('uses its own plural rules, and shows messages that it leaves out in English', async () => {
    const seconds = '{seconds, plural, one {# sekunda} few {# sekundy} many {# sekund} other {# sekundy}}';
    addLanguage('pl', async () => ({ messages: { 'earn.error.retryAfter': seconds } }));
    await loadMessages('pl-PL');
    expect(renderToString(provided({ locale: 'pl-PL' }, <Counted />))).toBe('<output>3 sekundy</output>');
    expect(renderToString(provided({ locale: 'pl-PL' }))).toBe('<output>Subscribe USDT pl-PL</output>');
  });

  function Counted(): ReactElement {
    return <output>{useMessages().noticeText({ key: 'earn.error.retryAfter', values: { seconds: '3' } })}</output>;
  }

  test('is English while its file cannot be loaded', async () => {
    let offline = true;
    addLanguage('sv', async () => {
      if (offline) throw new Error('Offline');
      return { messages: { 'earn.subscribeCoin': 'Teckna: {coin}' } };
    });
    const screen = await render(provided({ locale: 'sv' }));
    await expect.element(screen.getByText('Subscribe USDT sv')).toBeInTheDocument();
    offline = false;
    await loadMessages('sv');
    await expect.element(screen.getByText('Teckna: USDT sv')).toBeInTheDocument();
  });

  test('is used for one region only if its tag names a region', async () => {
    // As a bundler imports JSON.
    addLanguage('de-CH', async () => ({ default: { messages: { 'earn.subscribeCoin': 'Aalege: {coin}' } } }));
    await loadMessages('de-CH');
    expect(renderToString(provided({ locale: 'de_CH' }))).toBe('<output>Aalege: USDT de-CH</output>');
    expect(renderToString(provided({ locale: 'de-AT' }))).toBe('<output>Subscribe USDT de-AT</output>');
  });
});

test('given a language that could not be loaded without a connection, when the connection is back, then it is shown by itself', async () => {
  let connected = false;
  addLanguage('nb', async () => {
    if (!connected) throw new TypeError('Failed to fetch');
    return { messages: { 'earn.retry': 'Prøv igjen' } };
  });
  const Shown = (): ReactElement => <p>{useMessages().t('earn.retry')}</p>;
  const screen = await render(
    <MessagesProvider locale="nb">
      <Shown />
    </MessagesProvider>,
  );
  await expect.element(screen.getByText('Try again')).toBeInTheDocument();
  connected = true;
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('Prøv igjen')).toBeInTheDocument();
});

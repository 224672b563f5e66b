import { faq } from '@earnkit/core/simple-earn/contract';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Earn, EarnContext } from '../provider/earnContext.ts';
import { earnKey } from '../provider/earnQuery.ts';
import { listOf, namedExchange } from '../testing/namedExchange.ts';
import { testEarn } from '../testing/testEarn.ts';
import { useFaq } from './useFaq.ts';

const Page = (): string => useFaq().state;
const stateFor = (earn: Earn): string => renderToString(createElement(EarnContext.Provider, { value: earn }, createElement(Page)));

it('given questions that were read for one person, then another reads their own (SE-57, US-09)', () => {
  const { client } = namedExchange({});
  const { earn: ada } = testEarn(client, 'ada');
  const bob = { ...testEarn(client, 'bob').earn, queryClient: ada.queryClient };
  ada.queryClient.setQueryData([...earnKey(ada.scope, faq.questions), { locale: ada.locale }], listOf());
  expect([stateFor(ada), stateFor(bob)]).toEqual(['ready', 'loading']);
});

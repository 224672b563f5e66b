import * as account from '@earnkit/core/account/contract';
import { holdings, products, records } from '@earnkit/core/staking/contract';
import { expect, test } from 'vitest';
import { STAKING_CALLS } from './queries.ts';

test('a stake or a redemption reads again the balance, the product, and all that says what is held and earned', () =>
  expect(STAKING_CALLS.map(({ name }) => name)).toEqual(
    [account.balances, products.product, products.user, holdings.balances, holdings.statistics, records.profits].map(({ name }) => name),
  ));

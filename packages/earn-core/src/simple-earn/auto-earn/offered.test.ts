import { expect, it } from 'vitest';
import { autoEarnOffered } from './offered.ts';

const region = (...business: readonly string[]) => ({ business: [...business], menu: [] });

it('is offered where nothing forbids it', () => expect(autoEarnOffered('global', region())).toBe(true));
it('is not offered where the region restricts lending (RG-04)', () => expect(autoEarnOffered('global', region('api_hodl_order', 'api_lendEarn_order'))).toBe(false));
it('is offered where another business is restricted', () => expect(autoEarnOffered('global', region('api_hodl_order'))).toBe(true));
it('is never offered in the US edition, known region or not (US-04)', () => {
  expect(autoEarnOffered('us', region())).toBe(false);
  expect(autoEarnOffered('us', undefined)).toBe(false);
});
it('is not known before the region is', () => expect(autoEarnOffered('global', undefined)).toBeUndefined());

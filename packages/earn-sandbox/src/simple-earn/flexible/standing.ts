import { HOUR } from '../../clock/clock.ts';
import { bonusStatus } from '../../rates/interest.ts';
import { rateYear } from '../../rates/rate.ts';
import type { FlexibleProduct } from './products.ts';

/** The rate of the next full hour: the very one that will be paid then. */
export const nextRate = (product: FlexibleProduct, at: number) => rateYear(product, Math.floor(at / HOUR) + 1);

/** The bonus of a coin while it is paid. */
export const openBonus = ({ bonus }: FlexibleProduct, at: number) =>
  bonus !== undefined && bonusStatus(bonus, at) === 1 ? bonus : undefined;

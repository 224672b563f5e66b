import type { ListedWealthOrder } from '@earnkit/core/private-wealth/contract';

/** An order as the host knows it: the documents list no orders, so a host names them (AMB-025, AMB-036). */
export type WealthOrderTarget = Pick<ListedWealthOrder, 'orderId' | 'productId' | 'projectType' | 'asset' | 'name' | 'minimum'> &
  Partial<Pick<ListedWealthOrder, 'icon'>>;

/** What a dialog is called after: the product's name, or the coin where the exchange does not say it. */
export const nameOfOrder = ({ name, asset }: Pick<WealthOrderTarget, 'name' | 'asset'>): string => name ?? asset;

import * as v from 'valibot';
import { endpoint } from '../endpoint/endpoint.ts';
import { uniqueRows } from '../endpoint/uniqueRows.ts';
import {
  type Rows,
  byWire,
  wireDecimal,
  wireDecimalOrUnknown,
  wireFlag,
  wireId,
  wireInteger,
  wireIgnored,
  wireOneOf,
  wireOptional,
  wireRows,
  wireSeconds,
  wireText,
  wireIconUrl,
  wirePercent,
} from '../endpoint/wire.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';
import type { Decimal } from '../decimal.ts';

/** Kinds of projects, with their wire values (PW-07). */
export const PROJECT_TYPES = { 'private-wealth': 4, 'asset-management': 5 } as const;

/** A kind of project (PW-07). */
export type ProjectType = keyof typeof PROJECT_TYPES;

/** Kind of project where the host names none (AMB-125). */
export const DEFAULT_PROJECT_TYPE: ProjectType = 'asset-management';

/** Days that the trend of an order can show, as on the wire (PW-04, API-75). */
export const TREND_DAYS = [30, 180, 365, 730] as const;

/** Days of a trend (PW-04). */
export type TrendDays = (typeof TREND_DAYS)[number];

/** What a trend shows: what the units were worth, or what they earned in percent (API-75). */
export type TrendType = 'balance' | 'rate';

/** The kind of a project; the default where the exchange names none that is known (AMB-125). */
const wireProjectType = v.pipe(
  wireOneOf(byWire(PROJECT_TYPES)),
  v.transform((type) => type ?? DEFAULT_PROJECT_TYPE),
);

/** A purchase or a redemption; any other kind is unreadable. */
const wireMovementKind = v.pipe(wireOneOf({ 1: 'purchase', 2: 'redeem' }), v.picklist(['purchase', 'redeem']));

const orderFields = {
  /** Name of the product; `undefined` where the exchange does not say. */
  name: wireOptional(wireText),
  asset: wireField('coin', wireText),
  /** What was paid for the units that are held, in the coin. */
  amount: wireDecimalOrUnknown,
  /** Units held, which can be redeemed. At most 6 decimals. */
  units: wireField('unit', wireDecimalOrUnknown),
  /** What the units earned since they were bought, in the coin; negative after a loss. */
  income: wireField('income_amount', wireDecimalOrUnknown),
  /** Whether the income is shown. */
  showsIncome: wireField('show_interest', wireFlag),
  /** Value of one unit when it was bought, in the coin: the average of all purchases. */
  buyNetValue: wireField('net_value_ratio_buy', wireDecimalOrUnknown),
  /** Value of one unit now, in the coin. */
  netValue: wireField('net_value_ratio', wireDecimalOrUnknown),
};

const orderData = wireObject({
  ...orderFields,
  /** Change of a unit's value in 30 days, a fraction; negative after a loss. Percent on the wire. */
  recentRateFraction: wireField('recent_30_days_rate', wirePercent()),
  /** Days since the first purchase. */
  runDays: wireField('run_days', wireOptional(wireInteger)),
  /** The person's id with the manager of the fund. */
  clientId: wireField('client_id', wireOptional(wireId)),
});

/** An order of private wealth: the units that a person holds of one product (PW-05). */
export interface WealthOrder extends v.InferOutput<typeof orderData> {}

/** {@link WealthOrder} on the wire. */
export interface WealthOrderWire extends v.InferInput<typeof orderData> {}

const point = wireObject({ at: wireField('timestamp', wireSeconds), value: wireDecimalOrUnknown, diff: wireDecimalOrUnknown });

/** A point of a trend: unix seconds, the value, and how it differs from the point before (PW-06). A rate is in percent. */
export interface WealthPoint extends v.InferOutput<typeof point> {}

/** {@link WealthPoint} on the wire. */
export interface WealthPointWire extends v.InferInput<typeof point> {}

const movementFields = {
  at: wireField('time', wireSeconds),
  kind: wireField('type', wireMovementKind),
  /** What was paid, by the person or to them, in the coin. */
  amount: wireDecimalOrUnknown,
  /** Units bought or redeemed. */
  units: wireField('unit', wireDecimalOrUnknown),
  /** Value of one unit at that moment, in the coin. */
  netValue: wireField('net_value', wireDecimalOrUnknown),
  /** What the redeemed units had gained or lost since they were bought, in the coin; `undefined` for a purchase. */
  income: wireField('income_amount', wireDecimalOrUnknown),
};

const movement = wireObject(movementFields);

/** A purchase or a redemption of units. */
export interface WealthMovement extends v.InferOutput<typeof movement> {}

/** {@link WealthMovement} on the wire. */
export interface WealthMovementWire extends v.InferInput<typeof movement> {}

/** The points of a trend, and how much the value changed from the first to the last (PW-06). */
export type WealthLines = Rows<WealthPoint> & {
  readonly change: Decimal | undefined;
  /** The purchases and redemptions of the order; `undefined` where the exchange does not say them (AMB-160; the field is assumed). */
  readonly movements: Rows<WealthMovement> | undefined;
};

const linesData = v.pipe(
  v.object({
    lines: wireRows<WealthPointWire, WealthPoint>(point),
    change: wireDecimalOrUnknown,
    movements: v.optional(wireOptional(wireRows<WealthMovementWire, WealthMovement>(movement))),
  }),
  v.transform(({ lines, change, movements }): WealthLines => ({ ...lines, change, movements })),
);

/** Buys units (API-73). Only code 200 is success (AMB-001). */
export const purchase = endpoint({
  name: 'wealth.purchase',
  method: 'POST',
  path: '/apiw/v2/earn/private-wealth/purchase',
  success: 'only-200',
  request: v.object({ pid: wireId, amount: wireDecimal, project_type: v.literal('5') }),
  // The documents send 5 with every purchase, although private wealth is 4 (AMB-125).
  encode: (input: { readonly productId: string; readonly amount: Decimal }) => ({
    pid: input.productId,
    amount: input.amount,
    project_type: '5',
  }),
  data: wireIgnored,
});

/** Redeems units (API-74). Only code 200 is success (AMB-001). */
export const redeem = endpoint({
  name: 'wealth.redeem',
  method: 'POST',
  path: '/apiw/v2/earn/private-wealth/redeem',
  success: 'only-200',
  request: v.object({ pid: wireId, unit: wireDecimal }),
  encode: (input: { readonly productId: string; readonly units: Decimal }) => ({ pid: input.productId, unit: input.units }),
  data: wireIgnored,
});

/** Reads the trend of an order (API-75). */
export const lines = endpoint({
  name: 'wealth.lines',
  method: 'GET',
  path: '/apiw/v2/earn/private-wealth/lines',
  success: 'only-200',
  request: v.object({ type: v.picklist(['balance', 'rate']), order_id: wireId, range: wireInteger, project_type: wireInteger }),
  encode: (input: { readonly type: TrendType; readonly orderId: string; readonly days: TrendDays; readonly projectType: ProjectType }) => ({
    type: input.type,
    order_id: input.orderId,
    range: input.days,
    project_type: PROJECT_TYPES[input.projectType],
  }),
  data: linesData,
});

/** Reads an order (API-76); `null` where there is none of that id. */
export const orderDetail = endpoint({
  name: 'wealth.orderDetail',
  method: 'GET',
  path: '/apiw/v2/earn/private-wealth/order-detail',
  success: 'only-200',
  request: v.object({ order_id: wireId, project_type: wireInteger }),
  encode: (input: { readonly orderId: string; readonly projectType: ProjectType }) => ({
    order_id: input.orderId,
    project_type: PROJECT_TYPES[input.projectType],
  }),
  data: v.nullish(orderData as v.GenericSchema<WealthOrderWire, WealthOrder>, null),
});

const listedOrder = wireObject({
  ...orderFields,
  orderId: wireField('order_id', wireId),
  productId: wireField('pid', wireId),
  projectType: wireField('project_type', wireProjectType),
  icon: wireIconUrl,
  /** Least purchase, in the coin; `undefined` where the host does not say. */
  minimum: wireField('min_amount', wireDecimalOrUnknown),
  /** What all redeemed units gained or lost, in the coin; `undefined` where the host does not say (AMB-161). */
  realisedIncome: wireField('realised_income_amount', wireDecimalOrUnknown),
});

/** An order in the host's list, with what a purchase and a redemption need beside it. */
export interface ListedWealthOrder extends v.InferOutput<typeof listedOrder> {}

/** {@link ListedWealthOrder} on the wire. */
export interface ListedWealthOrderWire extends v.InferInput<typeof listedOrder> {}

/**
 * How the sandbox lists a person's orders. The documents name no such call, so a host hands the orders over (AMB-025,
 * AMB-036), and no client sends this one.
 */
export const orderList = uniqueRows(wireRows<ListedWealthOrderWire, ListedWealthOrder>(listedOrder), 'order_id', ({ orderId }) => orderId);

const listedMovement = wireObject({
  ...movementFields,
  id: wireId,
  orderId: wireField('order_id', wireId),
  /** Name of the product; `undefined` where the host does not say. */
  name: wireOptional(wireText),
  asset: wireField('coin', wireText),
  icon: wireIconUrl,
});

/** A purchase or a redemption in the host's history. */
export interface ListedWealthMovement extends v.InferOutput<typeof listedMovement> {}

/** {@link ListedWealthMovement} on the wire. */
export interface ListedWealthMovementWire extends v.InferInput<typeof listedMovement> {}

/** How the sandbox lists the purchases and redemptions of a person, the newest first. A host hands them over, as it does the orders (AMB-036). */
export const movementList = uniqueRows(wireRows<ListedWealthMovementWire, ListedWealthMovement>(listedMovement), 'id', ({ id }) => id);

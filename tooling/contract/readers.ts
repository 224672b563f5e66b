import { docOf } from './annotations.ts';
import { type Described, type Describer, type Field, inBothForms, type JsonSchema, schemaIn } from './jsonSchema.ts';

/** A schema of the contract, and what its reader was called with. */
interface Asked extends Describer {
  readonly args: readonly unknown[];
  readonly schema: object;
}

/** Describes what a reader takes. */
type Reader = (asked: Asked) => Described;

/** A number of digits as text: `12.5`, `-0.001`, `1e-8`. */
const DECIMAL = String.raw`^[+-]?\d+(\.\d+)?([eE][+-]?(\d|[0-3]\d|40))?$`;
/** What the number has where it is not text. */
const DIGITS_15 = { minimum: -999_999_999_999_999, maximum: 999_999_999_999_999 };
const WHOLE = String.raw`^-?\d{1,15}(\.0+)?$`;

const optional = (described: Described): Described => ({ ...described, optional: true, nullable: true });

/** A part that all calls share, by its name. In requests a client sends one form alone. */
const shared =
  (name: string, answer: JsonSchema, request: JsonSchema = answer): Reader =>
  ({ side, component }) => ({ schema: side === 'request' ? component(`${name}Sent`, request) : component(name, answer) });

/** Unix seconds from 2009 to 2199. */
const SECONDS = { minimum: 1_230_768_000, maximum: 7_258_118_399 };
/** The same as milliseconds, which have three digits more. */
const MILLISECONDS = { minimum: 1_230_768_000_000, maximum: 7_258_118_399_999 };
/** A moment as text: digits, or a date. A little narrower than the numbers, so that it can be read. */
const MOMENT_DIGITS = String.raw`(12[4-9]|1[3-9]\d|[2-6]\d\d|7[01]\d|72[0-4])\d{7}(\d{3})?(\.0+)?`;
const MOMENT_DATE = String.raw`2(0[1-9]\d|1[0-8]\d|19[0-8])-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const MOMENT_TIME = String.raw`[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?`;

const text = shared('Text', { description: 'Text of at most 4,096 characters.', type: 'string', maxLength: 4096 });
const id = shared(
  'Id',
  {
    description: 'An id. Text keeps every digit; a whole number is read too.',
    type: ['string', 'integer'],
    maxLength: 4096,
  },
  { description: 'An id, as the exchange wrote it.', type: 'string', maxLength: 4096 },
);
const whole = shared(
  'Whole',
  { description: 'A whole number of at most 15 digits, or its digits as text.', type: ['integer', 'string'], ...DIGITS_15, pattern: WHOLE },
  { description: 'A whole number.', type: 'integer' },
);
const decimals = shared('Decimals', {
  description: 'A number of decimals, or its digits as text.',
  type: ['integer', 'string'],
  minimum: 0,
  maximum: 18,
  pattern: '^0*(\\d|1[0-8])(\\.0+)?$',
});
const decimal = shared(
  'Decimal',
  {
    description:
      'An exact decimal as text, such as "12.5" or "0.00000001". The client also reads a JSON number, by the digits in the answer, never as a floating-point value.',
    type: 'string',
    maxLength: 80,
    pattern: DECIMAL,
  },
  { description: 'An exact decimal in plain digits, such as 12.5.', type: 'string', maxLength: 80, pattern: DECIMAL },
);
const percent = shared('Percent', {
  description: 'A rate in percent, as an exact decimal: "5" is 5 %, which our types call 0.05.',
  type: 'string',
  maxLength: 80,
  pattern: DECIMAL,
  'x-unit': 'percent',
});
const quota = shared('Quota', {
  description: 'The largest amount; -1 is without a limit.',
  type: 'string',
  maxLength: 80,
  pattern: DECIMAL,
});
const flag = shared(
  'Flag',
  { description: 'On: 1, "1" or true. Off: 0, "0" or false.', enum: [1, 0, '1', '0', true, false] },
  { description: 'On is 1, off is 0.', enum: [1, 0] },
);
const moment = shared('Moment', {
  description:
    'A moment from 2009 to 2199: unix seconds, as a number or as digits; or a date as text in UTC, such as "2026-01-15 08:30:00". Milliseconds are read too.',
  anyOf: [
    { type: 'integer', ...SECONDS },
    { type: 'integer', ...MILLISECONDS },
    { type: 'string', pattern: String.raw`^\s*(${MOMENT_DIGITS}|${MOMENT_DATE}(${MOMENT_TIME})?)\s*$` },
  ],
  'x-unit': 'unix seconds',
});
const momentOrNone: Reader = (asked) =>
  optional(
    shared('MomentOrNone', {
      description: 'A moment; 0 where there is none.',
      anyOf: [moment(asked).schema, { enum: [0, '0'] }],
      'x-unit': 'unix seconds',
    })(asked),
  );
/** Text that is empty, or has more than blanks. */
const words: Reader = (asked) => ({ schema: { ...text(asked).schema, pattern: String.raw`^$|\S` } });
const address = shared('Address', {
  description: 'An https address, or a path on the page’s own origin. Any other address is left out.',
  type: 'string',
  maxLength: 2048,
});
const nothing = shared('Ignored', {
  description: 'Nothing is read here. Send null.',
  type: ['null', 'object', 'array', 'string', 'number', 'boolean'],
});

const inner: Reader = ({ args: [schema], describe }) => describe(schema as object);

/** `[…]`, or `{list, total}` for paged calls. */
const rows: Reader = ({ args: [row], describe }) => {
  const list = { type: 'array', items: schemaIn(describe(row as object)) };
  const paged: JsonSchema = {
    type: 'object',
    properties: {
      list: { description: 'The rows of this page.', type: [list.type, 'null'], items: list.items },
      total: {
        description: 'Number of rows on all pages. Where it is missing, a page that is full may have a next one.',
        type: ['integer', 'string', 'null'],
        ...DIGITS_15,
        pattern: WHOLE,
      },
    },
    required: ['list'],
  };
  return { schema: { anyOf: [list, paged] }, nullable: true };
};

/** A list inside an object; a single row may stand for a list of one. */
const innerRows: Reader = ({ args: [row], describe }) => {
  const items = schemaIn(describe(row as object));
  return optional({ schema: { anyOf: [{ type: 'array', items }, items] } });
};

const isRenamed = (field: object): field is { readonly wire: string; readonly schema: object } => 'wire' in field;

const fieldsOf = (fields: Readonly<Record<string, object>>): readonly Field[] =>
  Object.entries(fields).map(([name, field]) =>
    isRenamed(field)
      ? { name, wire: field.wire, schema: field.schema, doc: docOf(field) ?? docOf(field.schema) }
      : { name, wire: name, schema: field, doc: docOf(field) },
  );

/** A value of an enumeration, with our names of the values where they differ. */
export const names = (values: unknown): Described => {
  const ours = Object.entries(values as Readonly<Record<string, unknown>>);
  const differ = ours.some(([wire, name]) => wire !== name);
  return optional({ schema: { enum: inBothForms(ours.map(([wire]) => wire)), ...(differ && { 'x-meaning': values }) } });
};

const separated =
  (what: string): Reader =>
  () =>
    optional({ schema: { description: what, type: ['string', 'array'], items: { type: 'string' } } });

/** What each reader of the contract takes, by its name; `file#name` where two files have one of that name. */
export const READERS: Readonly<Record<string, Reader>> = {
  wireText: text,
  wireId: id,
  wireInteger: whole,
  wireDecimal: decimal,
  wireDecimalOrUnknown: (asked) => optional(decimal(asked)),
  wireQuota: (asked) => optional(quota(asked)),
  wirePercent: (asked) => optional(percent(asked)),
  wireFlag: (asked) => optional(flag(asked)),
  wireSeconds: moment,
  wireOptionalSeconds: momentOrNone,
  wireUrl: (asked) => optional(address(asked)),
  wireIconUrl: (asked) => optional(address(asked)),
  wireIgnored: (asked) => ({ ...nothing(asked), optional: true }),
  wireOptional: (asked) => optional(inner(asked)),
  wireObject: ({ args: [fields], object }) => ({ schema: object(fieldsOf(fields as Readonly<Record<string, object>>)) }),
  wireRows: rows,
  wireByName: ({ args: [value], describe }) => ({
    schema: { type: 'object', additionalProperties: schemaIn(describe(value as object)) },
  }),
  uniqueRows: ({ args: [list, field], describe }) => {
    const described = describe(list as object);
    return { ...described, schema: { ...described.schema, description: `Each row has another \`${String(field)}\`.` } };
  },
  wireLadder: (asked) => {
    const amount = decimal(asked).schema;
    const step = asked.component('LadderStep', {
      description: 'A step of a bonus: the part of the amount from `left` up to `right` earns `apr` more.',
      type: 'object',
      properties: {
        left: { ...amount, description: 'Where the step begins, in the product’s coin.', 'x-unit': 'coin' },
        right: {
          anyOf: [amount, { const: '' }, { type: 'null' }],
          description: 'Where it ends, not below `left`; "", "0", "-1" or null for an open end.',
          'x-unit': 'coin',
          'x-not-below': 'left',
        },
        apr: { ...amount, description: 'Bonus rate of the step per year.', 'x-unit': 'fraction' },
      },
      required: ['left', 'apr'],
    });
    return optional({ schema: { type: 'array', items: step } });
  },

  // Of staking.
  wireWholeOrUnknown: (asked) => optional(whole(asked)),
  wireMinutes: (asked) => optional(whole(asked)),
  wireNotNegative: (asked) => optional(decimal(asked)),
  wireEnd: momentOrNone,
  wireTextOrUnknown: (asked) => optional(words(asked)),
  wirePid: (asked) => optional(id(asked)),
  wireCoins: separated('Coins, with commas between them or as a list.'),
  wireLines: separated('Lines of text, as a list, or one line as text.'),
  wireInnerRows: innerRows,
  wireInnerObject: (asked) => optional(inner(asked)),
  wireBonusTiers: (asked) => {
    const step = asked.component('BonusTier', {
      description: 'A step of an extra bonus. Inside a JSON text, numbers are read by their digits.',
      type: 'object',
      properties: {
        money_min: {
          ...decimal(asked).schema,
          pattern: '^[^-]',
          description: 'Where the step begins, in the staked coin.',
          'x-unit': 'coin',
        },
        money_max: {
          anyOf: [decimal(asked).schema, { const: '' }, { type: 'null' }],
          description: 'Where it ends, not below `money_min`; missing, "", "0" or "-1" for an open end.',
          'x-unit': 'coin',
          'x-not-below': 'money_min',
        },
        money_rate: { ...percent(asked).schema, pattern: '^[^-]', description: 'Rate of the step per year.' },
        start_time: { anyOf: [momentOrNone(asked).schema, { type: 'null' }], description: 'From when it is paid.' },
        end_time: { anyOf: [momentOrNone(asked).schema, { type: 'null' }], description: 'Until when it is paid, excluded.' },
      },
      required: ['money_min', 'money_rate'],
    });
    return optional({
      schema: {
        anyOf: [
          { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'array', items: step } },
          { type: 'array', items: step },
        ],
      },
    });
  },

  // Of the launchpool.
  wireOneOf: ({ args: [values] }) => names(values),
  wireDecimals: (asked) => optional(decimals(asked)),
  wireDays: (asked) => optional(whole(asked)),
  wirePresence: () =>
    optional({
      schema: {
        description: 'Any entry or field means that it is there.',
        type: ['array', 'object'],
        items: { type: ['object', 'string', 'number'] },
      },
    }),
  projectInfoData: ({ schema, describe }) => {
    const [, , project] = (schema as { readonly pipe: readonly object[] }).pipe;
    const described = describe(project as object).schema;
    const wrapped = {
      type: 'object',
      properties: { project: { anyOf: [described, { type: 'null' }], description: 'The project; null where there is none.' } },
      required: ['project'],
    };
    return { schema: { anyOf: [wrapped, described] }, nullable: true };
  },

  // Of Simple Earn.
  bonusLimit: (asked) => optional(decimal(asked)),
  wireLimit: (asked) => ({ schema: { anyOf: [inner(asked).schema, { const: '' }] }, optional: true, nullable: true }),

  // Of the notifications.
  'contract/notifications.ts#candyDropData': ({ component }) => ({
    schema: component('CandyDropSubscription', {
      description: 'The subscription to candy drops.',
      type: 'object',
      properties: {
        global_subscribe_status: { description: '1 subscribed, 2 not subscribed.', enum: [1, 2, '1', '2', null] },
      },
    }),
    nullable: true,
  }),
  'contract/notifications.ts#launchpoolData': (asked) => ({
    schema: {
      type: 'array',
      items: asked.component('SwitchGroup', {
        description: 'A group of the exchange’s switches. Only the launchpool’s switch is read.',
        type: 'object',
        properties: {
          items: {
            description: 'The switches of the group.',
            type: ['array', 'null'],
            items: {
              type: 'object',
              properties: {
                msg_switch: { ...text(asked).schema, description: 'Name of the switch; `startup_mining_switch` is the launchpool’s.' },
                switch_status: { ...flag(asked).schema, description: 'Whether it is on.' },
              },
              required: ['msg_switch', 'switch_status'],
            },
          },
        },
      }),
    },
    nullable: true,
  }),
};

import { readFileSync } from 'node:fs';
import type { AnyEndpoint, SuccessCodes } from '@earnkit/core/endpoint';
import { docOf } from './annotations.ts';
import type { DeclaredCall } from '@earnkit/core/calls';
import { type JsonSchema, plain, schemaIn } from './jsonSchema.ts';
import { describerOf } from './schemaOf.ts';

/** A call as the sandbox answered it. */
export interface Example {
  /** The fields that were sent. */
  readonly request: Readonly<Record<string, unknown>>;
  /** The whole answer. */
  readonly answer: unknown;
}

/** The schemas of one call. */
interface CallSchemas {
  readonly call: AnyEndpoint;
  readonly room: string;
  readonly doc: string;
  /** The fields that a client sends. */
  readonly request: JsonSchema & { readonly properties?: Readonly<Record<string, JsonSchema>>; readonly required?: readonly string[] };
  /** The `data` of a successful answer. */
  readonly data: JsonSchema;
  /** The envelope of a successful answer. */
  readonly success: JsonSchema;
  /** The envelope of any answer with HTTP status 200. */
  readonly answer: JsonSchema;
}

const ROOMS: Readonly<Record<string, string>> = {
  Account: 'The person’s account, balances, prices and what their region restricts.',
  Notifications: 'Switches for news.',
  'Simple Earn': 'Flexible and fixed products, their orders, vouchers and history.',
  Launchpool: 'Projects, their reward pools and stakes.',
  Staking: 'Staking products, stakes, redemptions and rewards.',
  'Private wealth': 'Units of funds.',
  'Soft staking': 'The switch of soft staking.',
  Statement: 'Past prices, for statements.',
};

const CODES: Readonly<Record<SuccessCodes, { readonly codes: readonly number[]; readonly refusal: string; readonly words: string }>> = {
  'zero-or-200': { codes: [0, 200], refusal: 'Refusal', words: 'Codes 0 and 200 mean success.' },
  'only-200': { codes: [200], refusal: 'RefusalUnless200', words: 'Only code 200 means success.' },
  'only-zero': { codes: [0], refusal: 'RefusalUnlessZero', words: 'Only code 0 means success.' },
};

const VISITORS: Readonly<Record<AnyEndpoint['visitors'], string>> = {
  answered: 'Visitors, who have no session, are answered too.',
  refused: 'Visitors are refused with HTTP status or code 401.',
  either: 'Visitors may be answered or refused.',
};

const inBoth = (codes: readonly number[]): readonly unknown[] => [...codes, ...codes.map(String)];

const MESSAGE: JsonSchema = { description: 'A sentence for the person: plain text, never markup.', type: ['string', 'null'] };

const IGNORED: JsonSchema = { $ref: '#/components/schemas/Ignored', description: 'Nothing is read here.' };

/** Codes with a meaning of their own; every other one is a refusal whose text is shown. */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  '101': 'The funding password is needed: the client asks for it and sends the same call again with `fundpass`.',
  '401': 'The session has ended; nothing happened.',
  '10010106': 'The funding password was wrong; the client asks again and shows the text.',
  '10010107': 'No funding password is set.',
  '10010108': 'The funding password has to be confirmed with a fingerprint, in the app.',
  '10010111': 'The funding password is needed, as with 101.',
  '10010112': 'The funding password was wrong too often.',
};

const refusal = (codes: readonly number[]): JsonSchema => ({
  description: 'The exchange refuses the call; nothing happened. The text is shown to the person.',
  type: 'object',
  properties: {
    code: {
      description: `Why. ${Object.entries(KNOWN_CODES)
        .map(([code, words]) => `${code}: ${words}`)
        .join(' ')}`,
      type: ['integer', 'string'],
      pattern: String.raw`^-?\d{1,15}$`,
      not: { enum: inBoth(codes) },
    },
    message: MESSAGE,
    msg: MESSAGE,
    data: IGNORED,
    require_fundpass: {
      description: 'Where it is set, the answer to a write asks for the funding password, whatever its code.',
      type: ['integer', 'boolean', 'string', 'null'],
    },
  },
  required: ['code'],
});

/** Answers with another HTTP status than 200. */
const FAILURES: Readonly<Record<string, { readonly description: string; readonly headers?: JsonSchema }>> = {
  LoginNeeded: { description: 'Nobody is signed in, or the session has ended. Nothing happened; the client asks the person to sign in.' },
  Forbidden: {
    description:
      'The csrf token is missing or old, or the request comes from another page. Nothing happened. Where the answer sets another csrf cookie, the client sends the call once more.',
  },
  Busy: {
    description: 'Too many calls. The client repeats a read after the time that the exchange asks for; a write is not repeated.',
    headers: { 'Retry-After': { description: 'Seconds to wait, or a date.', schema: { type: 'string' } } },
  },
  Failed: {
    description:
      'The call failed. Below 500 nothing happened. From 500 up a write may have happened, so the client looks for it before it says anything, unless `not_begun` states that nothing happened.',
    headers: {
      'Retry-After': { description: 'Seconds to wait, or a date.', schema: { type: 'string' } },
      'X-Request-Id': { description: 'Names the request in the exchange’s log; shown to the person.', schema: { type: 'string' } },
    },
  },
};

/** Describes every call. `components` receives what they share. */
function callSchemas(calls: readonly DeclaredCall[], components: Map<string, JsonSchema>): readonly CallSchemas[] {
  components.set('Ignored', {
    description: 'Nothing is read here. Send null.',
    type: ['null', 'object', 'array', 'string', 'number', 'boolean'],
  });
  for (const { codes, refusal: name } of Object.values(CODES)) components.set(name, refusal(codes));
  const answers = describerOf('answer', components);
  return calls.map(({ contract: room, call }) => {
    const request = schemaIn(describerOf('request', components, call.name).describe(call.request)) as CallSchemas['request'];
    const described = answers.describe(call.data);
    const data = { description: 'What the call asks for.', ...schemaIn(described) };
    const { codes, refusal: refused } = CODES[call.success];
    const success: JsonSchema = {
      type: 'object',
      properties: {
        code: { description: CODES[call.success].words, enum: inBoth(codes) },
        message: MESSAGE,
        msg: MESSAGE,
        data,
      },
      required: ['code', ...(described.optional ? [] : ['data'])],
    };
    return {
      call,
      room,
      doc: plain(docOf(call) ?? ''),
      request,
      data,
      success,
      answer: { anyOf: [success, { $ref: `#/components/schemas/${refused}` }] },
    };
  });
}

/** The OpenAPI document of the contract. */
export function openApiOf(calls: readonly DeclaredCall[], examples: Readonly<Record<string, Example>>): Readonly<Record<string, unknown>> {
  const components = new Map<string, JsonSchema>();
  const described = callSchemas(calls, components);
  const summaries = described.map(({ doc }) => sentenceOf(doc));
  const addressOf = ({ call }: CallSchemas): string => `${call.method} ${call.path}`;
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { call } of described) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] ??= operationOf(
      described.filter((other) => addressOf(other) === `${call.method} ${call.path}`),
      examples,
      // Two calls that do the same have their names in a list of operations.
      (summary) => summaries.indexOf(summary) !== summaries.lastIndexOf(summary),
    );
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Earn API of an exchange',
      version: version(),
      description:
        'The calls that the components of Earnkit make, written by `npm run contract` from their declarations. docs/exchange-api.md says in words what an exchange has to keep: sessions, csrf, retries, lost answers, and that an order is never placed twice.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The origin of the page.' }],
    tags: Object.entries(ROOMS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The exchange’s own session cookie, under any name.' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'csrftoken',
          description: 'Repeats the cookie `csrftoken`. The names of both can be set in the client.',
        },
      },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([name, { description, headers }]) => [
          name,
          {
            description,
            ...(headers && { headers }),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
          },
        ]),
      ),
      schemas: {
        ...Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1))),
        Failure: {
          description: 'The body of an HTTP error, where there is one; an error without a body, or with a web page, is read by its status.',
          type: 'object',
          properties: {
            code: { description: 'A code, as of a refusal.', type: ['integer', 'string'] },
            message: MESSAGE,
            msg: MESSAGE,
            not_begun: { description: 'True where the call was not begun, so that nothing of it happened.', type: ['boolean', 'null'] },
            data: IGNORED,
          },
        },
      },
    },
  };
}

function operationOf(
  together: readonly CallSchemas[],
  examples: Readonly<Record<string, Example>>,
  isAmbiguous: (summary: string) => boolean,
): JsonSchema {
  const [first] = together;
  if (first === undefined) throw new Error('There is no call.');
  const { call, room } = first;
  const sends = call.encoding !== 'query';
  const answers = unique(together.map(({ answer }) => answer));
  return {
    operationId: call.name,
    tags: [room],
    summary: together
      .map(({ doc, call: { name } }) => `${sentenceOf(doc)}${isAmbiguous(sentenceOf(doc)) ? ` (${name})` : ''}`)
      .join(', or: '),
    description: together
      .map(({ call: { name, effect, success, visitors }, doc }) =>
        [
          `\`${name}\`: ${doc}`,
          effect === 'read' ? 'A read: it may be repeated.' : 'A write: it is sent once, and has at most one effect.',
          CODES[success].words,
          VISITORS[visitors],
        ].join(' '),
      )
      .join('\n\n'),
    'x-calls': together.map(({ call: { name, effect, encoding, success, visitors } }) => ({ name, effect, encoding, success, visitors })),
    security: [
      ...(together.every(({ call: { visitors } }) => visitors === 'refused') ? [] : [{}]),
      { session: [], ...(call.method !== 'GET' && { csrf: [] }) },
    ],
    ...parametersOf(together, examples),
    ...(sends && { requestBody: bodyOf(together, examples) }),
    responses: {
      '200': {
        description: 'The answer, or a refusal with its code.',
        content: {
          'application/json': {
            schema: answers.length === 1 ? answers[0] : { anyOf: answers },
            examples: Object.fromEntries(
              together.map(({ call: { name } }) => [name, { summary: `An answer to ${name}`, value: examples[name]?.answer }]),
            ),
          },
        },
      },
      '401': { $ref: '#/components/responses/LoginNeeded' },
      ...(call.method !== 'GET' && { '403': { $ref: '#/components/responses/Forbidden' } }),
      '429': { $ref: '#/components/responses/Busy' },
      default: { $ref: '#/components/responses/Failed' },
    },
  };
}

function parametersOf(
  together: readonly CallSchemas[],
  examples: Readonly<Record<string, Example>>,
): { readonly parameters?: readonly JsonSchema[] } {
  const parameters = new Map<string, JsonSchema>();
  for (const { call, request } of together) {
    for (const [name, { description, ...schema }] of Object.entries(request.properties ?? {})) {
      const inPath = call.path.includes(`{${name}}`);
      if (!inPath && call.encoding !== 'query') continue;
      const example = examples[call.name]?.request[name];
      parameters.set(name, {
        name,
        in: inPath ? 'path' : 'query',
        description,
        required: inPath || together.every((other) => other.request.required?.includes(name)),
        schema,
        ...(example !== undefined && { example }),
      });
    }
    if (call.effect === 'write')
      parameters.set('x-request-id', {
        name: 'x-request-id',
        in: 'header',
        description: 'Names this write, so that support can find it where the answer is lost. The same for every repetition of one write.',
        schema: { type: 'string', pattern: String.raw`^[\w.:-]{4,64}$` },
      });
  }
  return parameters.size === 0 ? {} : { parameters: [...parameters.values()] };
}

function bodyOf(together: readonly CallSchemas[], examples: Readonly<Record<string, Example>>): JsonSchema {
  const bodies = unique(
    together.map(({ call, request }) => {
      const properties = Object.entries(request.properties ?? {}).filter(([name]) => !call.path.includes(`{${name}}`));
      return {
        type: 'object',
        properties: {
          ...Object.fromEntries(properties),
          ...(call.effect === 'write' && {
            fundpass: {
              description: 'The funding password, after an answer asked for it. Kept nowhere, never in an address.',
              type: 'string',
            },
          }),
        },
        required: (request.required ?? []).filter((name) => !call.path.includes(`{${name}}`)),
      };
    }),
  );
  const [first] = together;
  return {
    required: true,
    content: {
      [first?.call.encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded']: {
        schema: bodies.length === 1 ? bodies[0] : { anyOf: bodies },
        examples: Object.fromEntries(
          together.map(({ call }) => {
            const fields = Object.entries(examples[call.name]?.request ?? {}).filter(([name]) => !call.path.includes(`{${name}}`));
            return [call.name, { summary: `A request of ${call.name}`, value: Object.fromEntries(fields) }];
          }),
        ),
      },
    },
  };
}

/** The JSON Schemas of each call: what is sent, the `data` of its answer, and any whole answer. */
export function jsonSchemasOf(calls: readonly DeclaredCall[]): Readonly<Record<string, unknown>> {
  const components = new Map<string, JsonSchema>();
  const described = callSchemas(calls, components);
  const $defs = {
    ...Object.fromEntries(components),
    ...Object.fromEntries(
      described.flatMap(({ call: { name }, doc, request, data, answer }) => [
        [`${name}.request`, { description: doc, ...request }],
        [`${name}.data`, data],
        [`${name}.answer`, answer],
      ]),
    ),
  };
  const text = JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://earnkit.dev/schemas.json',
    title: 'The calls of an exchange’s earn area',
    description: 'For each call `NAME.request`, `NAME.data` and `NAME.answer`, written by `npm run contract` from the declarations.',
    $defs,
  });
  return JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Readonly<Record<string, unknown>>;
}

const unique = (schemas: readonly JsonSchema[]): readonly JsonSchema[] => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
];

/** The first sentence, which ends before any bracket. */
const sentenceOf = (doc: string): string => /^[^.;:(]+/.exec(doc)?.[0].trim() ?? doc;

const version = (): string =>
  (JSON.parse(readFileSync(new URL('../../packages/earn-core/package.json', import.meta.url), 'utf8')) as { version: string }).version;

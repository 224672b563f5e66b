import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { MALFORMED_PRODUCTS } from '../staking/malformedProducts.ts';

/** The parts of the OpenAPI file that are read here. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const file = new URL('../../../earn-core/openapi/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

// Units and meanings are words for people.
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'openapi');

const operations = Object.entries(document.paths).map(([path, methods]) => ({
  path,
  methods,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

const pointer = (...parts: readonly string[]): string => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

const compiled = new Map<string, ValidateFunction>();

function validatorOf(path: string, method: string): ValidateFunction {
  const place = `openapi#/${pointer('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema')}`;
  const known = compiled.get(place) ?? ajv.compile({ $ref: place });
  compiled.set(place, known);
  return known;
}

const malformed = new Set(MALFORMED_PRODUCTS.map(({ pid }) => pid));

/** Whether an answer is a staking product that breaks the contract on purpose. */
const isMalformed = (answer: unknown): boolean => {
  const { data } = (answer ?? {}) as { readonly data?: { readonly pid?: unknown } | null };
  return malformed.has(String(data?.pid));
};

/**
 * What is wrong with an answer of HTTP status 200 in view of the OpenAPI file; nothing for an answer that it allows, for an address that
 * it does not name, and for products that break the contract on purpose.
 */
export function answerProblems(method: string, pathname: string, answer: unknown): readonly string[] {
  const operation = operations.find(({ pattern, methods }) => pattern.test(pathname) && method.toLowerCase() in methods);
  if (operation === undefined || isMalformed(answer)) return [];
  const validate = validatorOf(operation.path, method.toLowerCase());
  if (validate(answer)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${operation.path}${instancePath}: ${message ?? ''}`);
}

/** Sends a request, and fails when the OpenAPI file does not allow its answer. */
export const validating =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (response.status !== 200 || !/json/.test(response.headers.get('content-type') ?? '')) return response;
    let text: string;
    let answer: unknown;
    try {
      text = await response.clone().text();
      answer = JSON.parse(text);
    } catch {
      // A fault lost the answer, or cut it off.
      return response;
    }
    const problems = answerProblems(request.method, new URL(request.url).pathname, answer);
    if (problems.length > 0)
      throw new Error(`The OpenAPI file does not allow this answer:\n${problems.join('\n')}\n${text.slice(0, 2000)}`);
    return response;
  };

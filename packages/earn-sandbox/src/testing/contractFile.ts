import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** The parts of the OpenAPI file that are read here. */
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

const file = createRequire(import.meta.url).resolve('@earnkit/core/openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;

// Units and meanings are words for people.
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(document, 'openapi');

const operations = Object.entries(document.paths).map(([path, methods]) => ({
  path,
  methods,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Each call that was answered and validated, as `GET /path`. */
export const validated = new Set<string>();

const pointer = (...parts: readonly string[]): string => parts.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

const compiled = new Map<string, ValidateFunction>();

function validatorOf(path: string, method: string): ValidateFunction {
  const place = `openapi#/${pointer('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema')}`;
  const known = compiled.get(place) ?? ajv.compile({ $ref: place });
  compiled.set(place, known);
  return known;
}

/**
 * What is wrong with an answer of HTTP status 200 in view of the OpenAPI file; nothing for an answer that it allows, and for an address
 * that it does not name.
 */
export function answerProblems(method: string, pathname: string, answer: unknown): readonly string[] {
  const operation = operations.find(({ pattern, methods }) => pattern.test(pathname) && method.toLowerCase() in methods);
  if (operation === undefined) return [];
  const validate = validatorOf(operation.path, method.toLowerCase());
  validated.add(`${method} ${operation.path}`);
  if (validate(answer)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${operation.path}${instancePath}: ${message ?? ''}`);
}

/** Every call of the OpenAPI file, as {@link validated} names it. */
export const documented: readonly string[] = operations.flatMap(({ path, methods }) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

/** Sends a request, and fails when the OpenAPI file does not allow its answer. */
export const validating =
  (send: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await send(request);
    if (response.status !== 200 || !/json/.test(response.headers.get('content-type') ?? '')) return response;
    const text = await response.clone().text();
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      // A fault cut the answer off.
      return response;
    }
    const problems = answerProblems(request.method, new URL(request.url).pathname, answer);
    if (problems.length > 0)
      throw new Error(`The OpenAPI file does not allow this answer:\n${problems.join('\n')}\n${text.slice(0, 2000)}`);
    return response;
  };

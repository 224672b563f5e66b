import type { AnyEndpoint } from '@earnkit/core/endpoint';

/** The request fields as text, from the query or the body. JSON numbers keep their original digits. */
export async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  if (request.method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
  const body = await request.text();
  if (!request.headers.get('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  const fields: unknown = JSON.parse(body, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  );
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

/**
 * Checks the fields of a request as the declaration of its call does.
 *
 * @throws what the declaration does not accept.
 */
export async function checkFields<Wire>(
  endpoint: Pick<AnyEndpoint, 'name'> & { readonly request: { readonly '~standard': Standard<Wire> } },
  sent: Readonly<Record<string, unknown>>,
): Promise<Wire> {
  const checked = await endpoint.request['~standard'].validate(sent);
  if (!checked.issues) return checked.value;
  const problems = checked.issues.map(
    (issue) => `${issue.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.') ?? ''}: ${issue.message}`,
  );
  throw new Error(
    `EK026: ${endpoint.name} was sent fields its declaration does not accept: ${problems.join('; ')}. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek026`,
  );
}

/** The part of a Standard Schema that reads a value. */
interface Standard<Output> {
  readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
}

type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
      }[];
    };

/** The answer to a call that succeeded: the exchange's envelope around its data. */
export const successOf = ({ success }: Pick<AnyEndpoint, 'success'>, data: unknown): object => ({
  code: success === 'only-200' ? 200 : 0,
  message: '',
  data: data ?? null,
});

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from './encodings.ts';

/** Texts that are shorter become hardly smaller. */
const LEAST = 1024;

const COMPRESS: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer>>> = {
  // What is compressed while a person waits: more effort takes longer than it saves, and a larger window takes memory.
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Whether an answer may be compressed: JSON and files of text that are read. Refusals, and the answer to an order, are short. */
const isCompressible = ({ method }: Request, { headers, ok }: Response): boolean =>
  ok && method === 'GET' && /^(?:application\/json|text\/csv)\b/.test(headers.get('content-type') ?? '');

/** A body that breaks off after some parts. */
const broken = (parts: readonly Uint8Array[], error: unknown): ReadableStream<Uint8Array> => {
  const left = [...parts];
  return new ReadableStream({
    pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.error(error);
      else controller.enqueue(part);
    },
  });
};

/**
 * An answer of the exchange, compressed where the client takes that and it is long enough. Nothing of it has been sent yet, so the time
 * that it takes is not the client's. An answer that breaks off, or is not complete in time, breaks off where it did.
 *
 * @param late Aborted when the answer has to be complete.
 */
export async function compressed(request: Request, answer: Response, late: AbortSignal): Promise<Response> {
  const encoding = isCompressible(request, answer)
    ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined, ['br', 'gzip'])
    : undefined;
  if (encoding === undefined || answer.body === null) return answer;
  const { status } = answer;
  const headers = new Headers(answer.headers);
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  try {
    late.throwIfAborted();
    const over = new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(late.reason as Error), { once: true }));
    for (let next = await Promise.race([reader.read(), over]); !next.done; next = await Promise.race([reader.read(), over]))
      parts.push(next.value);
  } catch (error) {
    reader.cancel().catch(() => undefined);
    return new Response(broken(parts, error), { status, headers });
  }
  const whole = Buffer.concat(parts);
  if (whole.length < LEAST) return new Response(whole, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(await COMPRESS[encoding](whole)), { status, headers });
}

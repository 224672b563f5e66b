import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from './encodings.ts';
import { MAX_BODY_BYTES } from './requestGuard.ts';
import { dataHeaders } from './securityHeaders.ts';
import type { StaticFile } from './staticFiles.ts';

/** The whole body; `undefined` as soon as it is larger than allowed. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  // keep the connection open, so that the refusal can be sent
  for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The request for the exchange that a call is, with headers that came several times.
 *
 * @param address Whole address of the call.
 * @param signal Ends the call. @default nothing does
 */
export const requestOf = (incoming: IncomingMessage, address: string, body: Buffer, signal?: AbortSignal): Request =>
  new Request(address, {
    // whoever reads the head alone gets that of the same answer
    method: incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET'),
    headers: Object.entries(incoming.headers).flatMap(([name, values = []]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
    body: body.length > 0 ? new Uint8Array(body) : null,
    ...(signal && { signal }),
  });

/** How the sending of an answer ended. */
type Sent = 'sent' | 'broken-off' | 'client-left';

/**
 * Sends an answer of the exchange, or a refusal instead.
 *
 * @returns whether all of it went out. If it broke off, the response breaks off too, so that the client never takes it for complete.
 */
export async function sendData(incoming: IncomingMessage, outgoing: ServerResponse, answer: Response): Promise<Sent> {
  const cookies = answer.headers.getSetCookie();
  const own = Object.fromEntries(answer.headers);
  // What a person has is never kept; a picture of a coin is the same for everybody.
  const kept = own['content-type']?.startsWith('image/') && own['cache-control'];
  const headers = {
    ...own,
    ...dataHeaders(),
    ...(kept && { 'cache-control': kept }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
  outgoing.writeHead(answer.status, headers);
  // once the head is out, no browser mistakes a lost answer for a request that never arrived
  outgoing.flushHeaders();
  try {
    if (incoming.method === 'HEAD') await answer.body?.cancel();
    else for await (const chunk of answer.body ?? []) await write(outgoing, chunk);
    outgoing.end();
    return 'sent';
  } catch {
    setImmediate(() => outgoing.destroy());
    return incoming.socket.destroyed ? 'client-left' : 'broken-off';
  }
}

const write = (outgoing: ServerResponse, chunk: Uint8Array): Promise<void> =>
  new Promise((written, reject) => {
    outgoing.write(chunk, (error) => (error ? reject(error) : written()));
  });

/** Sends a file or the page, in the smallest encoding that the client takes; the head alone when the client has it already. */
export function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  headers: Readonly<Record<string, string>>,
  file: StaticFile,
): void {
  const { content, encoding, tag } = file.as(incoming.headers['accept-encoding']?.toString());
  const head = {
    ...(file.varies && { vary: 'Accept-Encoding' }),
    ...headers,
    etag: tag,
  };
  if (isKnown(incoming.headers['if-none-match'], tag)) {
    outgoing.writeHead(304, head).end();
    return;
  }
  outgoing.writeHead(200, { ...head, ...(encoding !== undefined && { 'content-encoding': encoding }), 'content-length': content.length });
  outgoing.end(incoming.method === 'HEAD' ? undefined : content);
}

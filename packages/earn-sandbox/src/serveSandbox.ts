import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createSandbox, type SandboxOptions } from './createSandbox.ts';
import { StartError } from './database/startError.ts';

/** How long a call under way may take to end when the server closes. */
const GRACE_MS = 2000;

/** A sandbox that listens. */
export interface ServedSandbox {
  /** Where it listens, without a slash at the end. */
  readonly origin: string;
  /** Stops serving and puts the database away. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a sandbox on this machine alone, for tests and tools; a console serves it through its own server.
 *
 * @param port 0 takes any free one.
 * @throws StartError as `createSandbox` does, and for a port that is taken.
 */
export async function serveSandbox(options: SandboxOptions & { readonly port?: number | undefined } = {}): Promise<ServedSandbox> {
  const sandbox = await createSandbox(options);
  // Connections are kept for long: making a world holds the process up for a second, and a timer that fires behind it
  // would reset a connection on which the next request is already under way.
  const server = createServer(
    { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 60_000 },
    (incoming, outgoing) => {
      pass(sandbox.fetch, incoming, outgoing).catch(() => outgoing.destroy());
    },
  );
  try {
    await new Promise<void>((listening, failed) => {
      server.once('error', failed);
      server.listen(options.port ?? 0, '127.0.0.1', listening);
    });
  } catch (error) {
    await sandbox.close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new StartError(isTaken ? `The port ${options.port} is taken. Choose another.` : `The port ${options.port} cannot be used.`);
  }
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      // Whatever is under way may come to its end; nobody waits for it for long.
      const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(impatience);
      await sandbox.close();
    },
  };
}

/** Largest body that is read before the call is answered, in bytes. An order is far smaller. */
const SMALL_BODY = 16 * 1024;

/** The body of a request. Making a stream of it takes longer than to read a small one; a large one is cut off by the reader. */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const size = Number(incoming.headers['content-length'] ?? Number.NaN);
  if (!(size <= SMALL_BODY)) return Readable.toWeb(incoming) as ReadableStream<Uint8Array>;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

async function pass(answer: (request: Request) => Promise<Response>, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const url = URL.parse(incoming.url?.startsWith('/') ? `http://${incoming.headers.host ?? ''}${incoming.url}` : '');
  if (url === null) {
    outgoing.writeHead(400).end();
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) for (const one of value ?? []) headers.append(name, one);
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(incoming);
  const response = await answer(new Request(url, { method, headers, body, ...(body ? { duplex: 'half' } : {}) }));
  // Read first: a body that breaks takes the connection down before a single byte is out.
  const bytes = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(
    response.status,
    [...response.headers].flatMap(([name, value]) => [name, value]),
  );
  outgoing.end(bytes);
}

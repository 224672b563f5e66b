import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts';
import { StartError } from './database/startError.ts';
import { limitConnections } from './http/connectionLimit.ts';

/** How long the server waits for running calls when it closes, in milliseconds. */
const GRACE_MS = 2000;

/** Where a sandbox listens. */
export interface ServeOptions {
  /** 0 takes any free one. @default 0 */
  readonly port?: number | undefined;
  /** Most connections that are idle at once; there may be eight times as many in total. @default 1024 */
  readonly connections?: number | undefined;
}

/** A sandbox that listens. */
export interface ServedSandbox {
  /** Where it listens, without a slash at the end. */
  readonly origin: string;
  /** Stops serving and closes the database. */
  readonly close: () => Promise<void>;
}

/**
 * Serves a sandbox on this machine alone, for tests and tools; a console serves it through its own server.
 *
 * @throws StartError as `createSandbox` does, and if the port is in use.
 */
export async function serveSandbox(options: SandboxOptions & ServeOptions = {}): Promise<ServedSandbox> {
  const sandbox = await createSandbox(options);
  // Connections are kept for long: making a world holds the process up for a second, and a timer that fires behind it
  // would reset a connection on which the next request is already under way.
  const server = createServer({ maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 60_000 });
  server.on('request', limitConnections(server, options.connections ?? 1024, listenerOf(sandbox.fetch)));
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

/** Calls the sandbox for each request. An answer whose body breaks takes the connection down before a single byte is out. */
export const listenerOf = (answer: Sandbox['fetch']): RequestListener =>
  getRequestListener(
    async (request, { outgoing }) => {
      try {
        const answered = await answer(request);
        const bytes = await answered.arrayBuffer();
        return new Response(answered.body && bytes, answered);
      } catch {
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
    { overrideGlobalObjects: false },
  );

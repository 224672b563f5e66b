import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Exchange } from './exchange.ts';
import { dataHeaders } from './securityHeaders.ts';

const READY_MS = 2000;

/** Paths for monitoring: `/healthz` succeeds while the process runs, `/readyz` while it can answer calls. */
export const isHealthPath = (target: string | undefined): boolean => target === '/healthz' || target === '/readyz';

/** Answers the health paths, for any host name and without a log line. @param stopping whether the server is stopping. */
export async function serveHealth(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  exchange: Exchange,
  stopping: boolean,
): Promise<void> {
  const well = incoming.url === '/healthz' || (!stopping && (await isReady(exchange)));
  const headers = { ...dataHeaders(), 'content-type': 'text/plain; charset=utf-8' };
  outgoing.writeHead(well ? 200 : 503, headers).end(incoming.method === 'HEAD' ? undefined : well ? 'ok\n' : 'not ready\n');
}

async function isReady(exchange: Exchange): Promise<boolean> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, READY_MS).unref());
  return Promise.race([exchange.ready(), late]).then(
    () => true,
    () => false,
  );
}

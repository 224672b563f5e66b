import type { RequestListener, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Most connections in total, as a multiple of those that may be idle. */
const IN_TOTAL = 8;
/** How long a refused connection may take to be read to its end, in milliseconds. */
const LINGER_MS = 1000;

const REFUSED = '{"code":503,"not_begun":true}';
const FULL = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${REFUSED.length}\r\n\r\n${REFUSED}`;

/**
 * Limits the connections of a server that keeps them: where too many are idle, or there are eight times as many in total, the one that
 * has been idle longest is answered 503. What it asks for from then on is not carried out.
 *
 * @returns a listener for requests that calls the given one.
 */
export function limitConnections(server: Server, mostIdle: number, listener: RequestListener): RequestListener {
  const open = new Set<Duplex>();
  const idle = new Set<Duplex>();
  const refused = new WeakSet<Duplex>();
  const wait = (socket: Duplex): void => {
    idle.add(socket);
    const [longest] = idle;
    if ((idle.size <= mostIdle && open.size <= mostIdle * IN_TOTAL) || longest === undefined) return;
    for (const sockets of [open, idle]) sockets.delete(longest);
    refused.add(longest);
    longest.end(FULL);
    const impatience = setTimeout(() => longest.destroy(), LINGER_MS);
    longest.once('close', () => clearTimeout(impatience));
  };
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      for (const sockets of [open, idle]) sockets.delete(socket);
    });
    wait(socket);
  });
  return (incoming, outgoing) => {
    const { socket } = incoming;
    if (refused.has(socket)) return;
    idle.delete(socket);
    outgoing.once('close', () => {
      if (open.has(socket)) wait(socket);
    });
    listener(incoming, outgoing);
  };
}

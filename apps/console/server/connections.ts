import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Most connections in total, as a multiple of those that may wait for their client. */
const IN_TOTAL = 8;
/** How long an ended connection may take to be read to its end, in milliseconds. */
const LINGER_MS = 1000;

/** To a connection that had to make room before its request was there: nothing of it was carried out. */
const REFUSED = '{"code":503,"not_begun":true}';
const FULL = `HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${REFUSED.length}\r\n\r\n${REFUSED}`;

/** Tracks whom each connection of a server is waiting for. */
export interface Connections {
  /** Registers the only request that a connection may send. Returns `false` for every further one, which must not be served. */
  readonly begin: (socket: Duplex) => boolean;
  /** The request is here in full: from now on the connection waits for this server and not for its client. */
  readonly received: (socket: Duplex) => void;
  /** The answer goes out: the client has this long to take it. */
  readonly answering: (socket: Duplex) => void;
  /** Sends a last text and closes the connection, even if the client does not read it. */
  readonly end: (socket: Duplex, text: string) => void;
  /** Closes those that have brought no request. */
  readonly closeUnused: () => void;
}

/** Limits of the connections of a server. */
interface ConnectionLimits {
  /** Most connections that wait for their client. */
  readonly mostWaiting: number;
  /** Milliseconds in which a client has to take its answer. */
  readonly sendMs: number;
}

/**
 * Prevents slow clients from taking all connections: each connection has a deadline, and if too many wait, the one that has
 * waited longest is answered 503, or closed where its request has begun. A connection whose request the exchange is working on is never
 * closed. Node's own `maxConnections` is not used, since it closes a connection without an answer.
 */
export function watchConnections(server: Server, { mostWaiting, sendMs }: ConnectionLimits): Connections {
  const open = new Set<Duplex>();
  const waiting = new Set<Duplex>();
  const ended = new Set<Duplex>();
  const begun = new WeakSet<Duplex>();
  const deadlines = new WeakMap<Duplex, NodeJS.Timeout>();

  const destroyIn = (socket: Duplex, ms: number): void => {
    clearTimeout(deadlines.get(socket));
    deadlines.set(
      socket,
      setTimeout(() => socket.destroy(), ms),
    );
  };
  const end = (socket: Duplex, text: string): void => {
    socket.end(text);
    open.delete(socket);
    waiting.delete(socket);
    ended.add(socket);
    destroyIn(socket, LINGER_MS);
    const [longest] = ended;
    if (ended.size > mostWaiting * IN_TOTAL) longest?.destroy();
  };
  const wait = (socket: Duplex): void => {
    waiting.add(socket);
    const [longest] = waiting;
    const isRoom = waiting.size <= mostWaiting && open.size <= mostWaiting * IN_TOTAL;
    if (isRoom || longest === undefined) return;
    waiting.delete(longest);
    if (begun.has(longest)) {
      longest.destroy();
      return;
    }
    // a request that comes now is not carried out, as it was told
    begun.add(longest);
    end(longest, FULL);
  };

  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => {
      for (const sockets of [open, waiting, ended]) sockets.delete(socket);
      clearTimeout(deadlines.get(socket));
    });
    wait(socket);
  });

  return {
    begin(socket) {
      if (begun.has(socket)) return false;
      begun.add(socket);
      return true;
    },
    received: (socket) => void waiting.delete(socket),
    answering(socket) {
      waiting.delete(socket);
      wait(socket);
      destroyIn(socket, sendMs);
    },
    end,
    closeUnused() {
      for (const socket of waiting) if (!begun.has(socket)) socket.destroy();
    },
  };
}

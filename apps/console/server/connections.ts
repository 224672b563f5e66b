import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Connections that wait for their client at once; one more ends the one that has waited longest. */
const MOST_WAITING = 256;
/** Connections at once, whatever they do. */
const MOST = 2048;
/** How long an ended connection may take to be read to its end, in milliseconds. */
const LINGER_MS = 1000;

/** Watches what every connection of a server is waited for. */
export interface Connections {
  /** Takes the one request that a connection may bring. `false` for every further one, which is not to be served. */
  readonly begin: (socket: Duplex) => boolean;
  /** The request is here in full: from now on the connection waits for this server and not for its client. */
  readonly received: (socket: Duplex) => void;
  /** The answer goes out: the client has this long to take it. */
  readonly answering: (socket: Duplex) => void;
  /** Says a last word and closes, whether the client reads it or not. */
  readonly end: (socket: Duplex, text: string) => void;
  /** Closes those that have brought no request. */
  readonly closeUnused: () => void;
}

/**
 * Keeps clients that are slow to send or to read from taking all connections: each has a deadline, and when too many wait,
 * the one that has waited longest goes. A connection whose request the exchange is working on never goes.
 *
 * @param sendMs Milliseconds in which a client has to take its answer.
 */
export function watchConnections(server: Server, sendMs: number): Connections {
  const waiting = new Set<Duplex>();
  const begun = new WeakSet<Duplex>();
  const deadlines = new WeakMap<Duplex, NodeJS.Timeout>();
  server.maxConnections = MOST;

  const wait = (socket: Duplex): void => {
    waiting.add(socket);
    const [longest] = waiting;
    if (waiting.size > MOST_WAITING && longest !== undefined) {
      waiting.delete(longest);
      longest.destroy();
    }
  };
  const destroyIn = (socket: Duplex, ms: number): void => {
    clearTimeout(deadlines.get(socket));
    deadlines.set(
      socket,
      setTimeout(() => socket.destroy(), ms),
    );
  };

  server.on('connection', (socket) => {
    socket.once('close', () => {
      waiting.delete(socket);
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
    end(socket, text) {
      socket.end(text);
      destroyIn(socket, LINGER_MS);
    },
    closeUnused() {
      for (const socket of waiting) if (!begun.has(socket)) socket.destroy();
    },
  };
}

import type { Server } from 'node:http';
import type { Connections } from './connections.ts';
import { StartError } from './settings.ts';

/** Listens on an address of this machine. @throws StartError when the port cannot be used. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((listening, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program`
          : error.code === 'EACCES'
            ? `Port ${port} may not be used by this account`
            : undefined;
      reject(why === undefined ? error : new StartError(`${why}; set PORT to a free one, such as PORT=${port === 4600 ? 4601 : 4600}.`));
    });
    server.listen({ port, host, exclusive: true }, listening);
  });
}

const DRAIN_MS = 2000;

/** Stops accepting requests and waits at most two seconds for running ones. */
export function stop(server: Server, connections: Connections): Promise<void> {
  return new Promise((stopped) => {
    const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // a connection whose last answer has just gone out would otherwise be kept for the next one
    const release = setInterval(() => server.closeIdleConnections(), 25);
    connections.closeUnused();
    server.close(() => {
      clearTimeout(force);
      clearInterval(release);
      stopped();
    });
  });
}

import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be shut, as if the server had been stopped, and opened again. */
export interface Relay {
  /** The same address with the relay in place of the server. */
  readonly url: string;
  /** Drops every connection and refuses new ones. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** Drops the connections when the client sends this text for the next time; the server does not receive it, or does and its answer is lost. */
  readonly dropAt: (text: string, when: 'before' | 'after') => void;
}

/** Starts a relay to the server of an address. */
export async function startRelay(address: string): Promise<Relay> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const follow = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const dropAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  let drop: { readonly text: string; readonly when: 'before' | 'after' } | undefined;
  const relay = createServer((client) => {
    const server = connect(Number(port), hostname);
    follow(client);
    follow(server);
    let isMute = false;
    client.on('data', (chunk) => {
      const due = drop !== undefined && chunk.includes(drop.text) ? drop.when : undefined;
      if (due !== undefined) drop = undefined;
      if (due === 'before') return dropAll();
      if (due === 'after') isMute = true;
      server.write(chunk);
    });
    server.on('data', (chunk) => (isMute ? dropAll() : client.write(chunk)));
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  const listenAt = async (server: Server, at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const bound = server.address();
    return typeof bound === 'object' && bound ? bound.port : 0;
  };
  const own = await listenAt(relay, 0);
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    shut: async () => {
      const closed = once(relay, 'close');
      relay.close();
      dropAll();
      await closed;
    },
    open: async () => void (await listenAt(relay, own)),
    dropAt: (text, when) => {
      drop = { text, when };
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small server of another origin, whose page embeds an address. */
export interface ParentPage {
  /** Origin by the address of this machine: the same site as the console. */
  readonly origin: string;
  /** Origin by the name of this machine: another site. */
  readonly otherSite: string;
  /** Path of a page that embeds an address and keeps the messages it receives in `received`. With `&follow=1` the frame has the height that it tells. */
  readonly embed: (address: string) => string;
  readonly close: () => Promise<void>;
}

/** A message that the parent page received. */
export interface ReceivedMessage {
  readonly origin: string;
  readonly data: unknown;
}

const pageOf = (address: string, follows: boolean): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Assets</title></head>
<body style="margin:0"><iframe title="Staking" style="border:0;width:100%;${follows ? '' : 'height:100vh'}"></iframe>
<script>
  globalThis.received = [];
  const frame = document.querySelector('iframe');
  addEventListener('message', ({ origin, source, data }) => {
    if (source !== frame.contentWindow) return;
    received.push({ origin, data });
    if (${follows} && data.type === 'height') frame.style.height = data.payload.height + 'px';
  });
  frame.src = ${JSON.stringify(address).replaceAll('<', String.raw`\u003c`)};
</script></body></html>`;

/** Starts the server on a free port of this machine. */
export async function startParentPage(): Promise<ParentPage> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const address = searchParams.get('address') ?? 'about:blank';
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(address, searchParams.get('follow') === '1'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    otherSite: `http://localhost:${port}`,
    embed: (address) => `/?${new URLSearchParams({ address }).toString()}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

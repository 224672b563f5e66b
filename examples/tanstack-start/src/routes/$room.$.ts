import { createFileRoute, notFound } from '@tanstack/react-router';
import { EXCHANGE } from '../exchange';

/** Passes a call on as it came, with its cookies, and the answer back. */
async function passOn({ params, request }: { readonly params: { readonly room: string }; readonly request: Request }): Promise<Response> {
  if (!['api', 'apiw', 'sandbox'].includes(params.room)) throw notFound();
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'connection', 'accept-encoding']) headers.delete(name);
  const body = request.method === 'GET' ? undefined : await request.arrayBuffer();
  const answer = await fetch(`${EXCHANGE}${pathname}${search}`, {
    method: request.method,
    headers,
    ...(body && { body }),
    redirect: 'manual',
  });
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}

export const Route = createFileRoute('/$room/$')({ server: { handlers: { ANY: passOn } } });

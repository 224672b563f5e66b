import type { APIRoute } from 'astro';
import { EXCHANGE } from '../../exchange';

/** Passes a call on as it came, with its cookies, and the answer back. */
export const ALL: APIRoute = async ({ params, request }) => {
  if (!['api', 'apiw', 'sandbox'].includes(params['room'] ?? '')) return new Response(null, { status: 404 });
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
};

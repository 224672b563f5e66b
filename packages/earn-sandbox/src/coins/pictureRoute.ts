import { raw, refuse } from '../http/answer.ts';
import type { Exchange } from '../http/route.ts';
import { refusals } from '../refusal.ts';

/** Serves the pictures of the coins, to everybody: `/sandbox/coins/USDT.svg`. They load when the first one is asked for. */
export function pictureRoute({ app, report }: Exchange): void {
  app.get('/sandbox/coins/:file', async (context) => {
    const { PICTURES } = await import('./pictures.ts');
    const [, asset = ''] = /^(\w+)\.svg$/.exec(context.req.param('file')) ?? [];
    if (!Object.hasOwn(PICTURES, asset)) return refuse('/sandbox/coins/', refusals.notFound(), report);
    const picture = raw(PICTURES[asset] ?? '', 200, 'image/svg+xml');
    picture.headers.set('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
    return picture;
  });
}

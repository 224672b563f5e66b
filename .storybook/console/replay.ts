import { HttpResponse, http, type HttpHandler } from 'msw';
import { CALLS } from '../msw.ts';
import { type Answers, joined, keyOf, readsOf, textOf } from './answers.ts';

const files = import.meta.glob<{ readonly default: Answers }>('./answers/*.json');

/** Answers as the sandbox did when it was recorded. A call that was not recorded fails the story. */
export async function replay(person: string, language: 'en' | 'zh'): Promise<HttpHandler> {
  const load = files[`./answers/${person}.json`];
  if (load === undefined) throw new Error(`Nothing is recorded of ${person}: npm run answers`);
  const { en, zh } = (await load()).default;
  return http.all(CALLS, async ({ request }) => {
    const [, coin] = /\/sandbox\/coins\/(\w+)\.svg$/.exec(request.url) ?? [];
    if (coin !== undefined) return pictureOf(coin);
    const body = await request.clone().text();
    const recorded = readsOf(request.url).map((address) => {
      const key = keyOf(request.method, address, body);
      const answer = (language === 'zh' ? zh[key] : undefined) ?? en[key];
      if (answer === undefined) throw new Error(`No answer to ${key} is recorded for ${person}: npm run answers`);
      return answer;
    });
    const text = joined(recorded.map(textOf));
    return new HttpResponse(text, { status: recorded[0]?.status ?? 200, headers: { 'content-type': 'application/json' } });
  });
}

/** The picture of a coin, as the sandbox has it. */
async function pictureOf(coin: string): Promise<HttpResponse<string>> {
  const { PICTURES } = await import('../../packages/earn-sandbox/src/coins/pictures.ts');
  const picture = PICTURES[coin];
  return picture === undefined
    ? new HttpResponse('', { status: 404 })
    : new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });
}

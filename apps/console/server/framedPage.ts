import type { Edition } from '@earnkit/hooks';
import { type StaticFile, tagOf } from './staticFiles.ts';

/*
 * One page may stand in a page of another origin: a product of staking, at its address with `is_frame=1` (ST-32). Every other
 * page is refused there.
 */

const PRODUCT = /^(?:\/zh)?\/staking\/[^/<>]+$/;

/**
 * The origins whose pages may embed what stands at an address.
 *
 * @param pathname path as the request guard returns it.
 * @param target path and query as they came.
 * @param allowed the origins of the setting.
 */
export function frameOriginsOf(pathname: string, target: string, allowed: readonly string[]): readonly string[] {
  const asked = new URLSearchParams(target.split('?').slice(1).join('?')).getAll('is_frame');
  return PRODUCT.test(pathname) && asked.length === 1 && asked[0] === '1' ? allowed : [];
}

/** The page with the origins that may embed it, to which alone it sends window messages. */
export const framedPage = (page: StaticFile, origins: readonly string[]): StaticFile =>
  origins.length === 0 ? page : withMeta(page, 'earnkit-frame-origins', origins.join(' '));

/** The page with what it cannot ask the exchange for: its edition (US-01), and the zone in which it counts days (AMB-157). */
export function exchangePage(
  page: StaticFile,
  { edition, timeZone }: { readonly edition: Edition; readonly timeZone: string },
): StaticFile {
  const ofEdition = edition === 'global' ? page : withMeta(page, 'earnkit-edition', edition);
  return timeZone === 'UTC' ? ofEdition : withMeta(ofEdition, 'earnkit-exchange-time-zone', timeZone);
}

/** The page is made anew, so it is not compressed. Name and content are settings that were checked, not text of a request. */
function withMeta(page: StaticFile, name: string, value: string): StaticFile {
  const meta = `<meta name="${name}" content="${value}">`;
  const content = Buffer.from(page.as(undefined).content.toString('utf8').replace('</head>', `${meta}</head>`));
  return { ...page, varies: false, as: () => ({ content, encoding: undefined, tag: tagOf(content) }) };
}

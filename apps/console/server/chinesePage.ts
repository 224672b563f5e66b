import { type StaticFile, tagOf } from './staticFiles.ts';

/** What the page says before its scripts run, and where they do not, in English and in Chinese. */
export const PAGE_TEXTS = [
  ['<html lang="en">', '<html lang="zh">'],
  ['Earn on the coins you hold: rates, holdings and every payment.', '用您持有的币种赚取收益：利率、持仓和每一笔发放。'],
  ['Earnkit needs JavaScript to talk to the exchange.', 'Earnkit 需要启用 JavaScript 才能连接交易所。'],
] as const;

/** The page in Chinese. It is made anew, so it is not compressed. */
export function chinesePage(page: StaticFile): StaticFile {
  const english = page.as(undefined).content.toString('utf8');
  const content = Buffer.from(PAGE_TEXTS.reduce((text, [from, to]) => text.replace(from, to), english));
  const tag = tagOf(content);
  return { ...page, varies: false, as: () => ({ content, encoding: undefined, tag }) };
}

import { createStakingFrame, exactOrigins, stakingQuery } from '@earnkit/hooks/staking';

/** The origins that the server lets embed this page; it writes them into a page that may be embedded, and into no other. */
const allowed = exactOrigins(document.querySelector<HTMLMetaElement>('meta[name="earnkit-frame-origins"]')?.content);

/** The origin of the parent page. Not every browser says it; then the address the visitor comes from does. */
const parent = (location.ancestorOrigins as DOMStringList | undefined)?.[0] ?? URL.parse(document.referrer)?.origin;

/** The parent page, if this page was opened to be embedded (ST-32 to ST-36). */
export const frame = createStakingFrame({
  framed: stakingQuery(location.search).framed,
  parentOrigin: allowed.find((origin) => origin === parent) ?? (allowed.length === 1 ? allowed[0] : undefined),
});

/** Whether a path of the console, without its language, may be embedded. The server refuses to embed any other. */
export const canBeEmbedded = (pathname: string): boolean => /^\/staking\/[^/]+$/.test(pathname);

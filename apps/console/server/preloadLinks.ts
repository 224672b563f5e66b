const linkTo = (file: string): string => `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`;

/**
 * The `Link` header that makes the browser preload files and reads together with the document, in this order. The files of every page
 * come before those of one page. A read is preloaded with the request options of `fetch`, so that `fetch` reuses its answer.
 */
export const preloadLinks = (named: readonly string[], reads: readonly string[], files: readonly string[]): string =>
  [...named.map(linkTo), ...reads.map((read) => `<${read}>; rel=preload; as=fetch; crossorigin`), ...files.map(linkTo)].join(', ');

const linkTo = (file: string): string => `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`;

/**
 * The `Link` header that has the browser ask for files and reads along with the document, in this order. What every page begins with
 * comes before the files of one page. A read is asked for in the way that `fetch` asks for it, which then takes the answer.
 */
export const preloadLinks = (named: readonly string[], reads: readonly string[], files: readonly string[]): string =>
  [...named.map(linkTo), ...reads.map((read) => `<${read}>; rel=preload; as=fetch; crossorigin`), ...files.map(linkTo)].join(', ');

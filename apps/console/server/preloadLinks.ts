/**
 * The `Link` header that has the browser ask for files and reads along with the document, before a script names them. A read is asked
 * for in the way that `fetch` asks for it, which then takes the answer.
 */
export const preloadLinks = (files: readonly string[], reads: readonly string[]): string =>
  [
    ...files.map((file) => `<${file}>; ${file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'}; crossorigin`),
    ...reads.map((read) => `<${read}>; rel=preload; as=fetch; crossorigin`),
  ].join(', ');

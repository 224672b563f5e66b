/** Where the exchange is. The page's calls go to it through this server, so that the page and the exchange have one origin. */
export const EXCHANGE = import.meta.env.SSR ? (process.env['EXCHANGE'] ?? 'http://127.0.0.1:4610') : '';

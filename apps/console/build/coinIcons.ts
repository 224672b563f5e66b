import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Coins with a picture of their own; any other shows its first letter. */
const SYMBOLS = [
  'USDT',
  'USDC',
  'BTC',
  'ETH',
  'GT',
  'SOL',
  'XRP',
  'DOGE',
  'BNB',
  'TRX',
  'ADA',
  'LTC',
  'DOT',
  'AVAX',
  'LINK',
  'TON',
  'SUI',
  'PEPE',
];
/** A coin whose picture the package keeps only among the networks. */
const AS_NETWORK = new Set(['TON']);

const require = createRequire(import.meta.url);

/** The picture of one coin, filled to its edges: a disc of the same size as every other, on any ground. The package holds each as a module with one string; only the string goes out. */
function pictureOf(symbol: string): string {
  const place = AS_NETWORK.has(symbol) ? `networks/background/${symbol.toLowerCase()}` : `tokens/background/${symbol}`;
  const module = readFileSync(require.resolve(`@web3icons/core/svgs/${place}.svg.js`), 'utf8');
  const text = /'(<svg[\s\S]*<\/svg>)/.exec(module)?.[1];
  if (text === undefined) throw new Error(`The picture of ${symbol} is not where it was`);
  return text.replaceAll(String.raw`\n`, '\n').replaceAll(String.raw`\'`, "'");
}

/** Puts the pictures of the coins at `/coins/USDT.svg` and so on: a few files rather than a package of thousands. */
export function coinIcons(): Plugin {
  return {
    name: 'earnkit:coin-icons',
    generateBundle() {
      for (const symbol of SYMBOLS) this.emitFile({ type: 'asset', fileName: `coins/${symbol}.svg`, source: pictureOf(symbol) });
    },
    configureServer(server) {
      server.middlewares.use('/coins/', (request, response, next) => {
        const symbol = /^\/(\w+)\.svg$/.exec(request.url ?? '')?.[1];
        if (symbol === undefined || !SYMBOLS.includes(symbol)) return next();
        response.setHeader('content-type', 'image/svg+xml').end(pictureOf(symbol));
      });
    },
  };
}

/*
 * Faults of a host, one page each. What is not said is as on a healthy page: `earnkit-doctor` has to name the number of each, and nothing else.
 */

/** An answer of the exchange. */
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A page with one fault. */
export interface Seed {
  /** The number that the doctor has to name; `undefined` for a healthy page. */
  readonly number: string | undefined;
  readonly name: string;
  /** Our sheets, in their order. @default both `styles.css` */
  readonly sheets?: readonly string[];
  /** CSS of the host, before ours. @default none */
  readonly css?: string;
  /** HTML of the host, before the area. @default none */
  readonly html?: string;
  /** The head of the page. @default a viewport */
  readonly head?: string;
  /** Headers of the page. @default none */
  readonly headers?: Readonly<Record<string, string>>;
  /** A script of the page. @default the README's area, of a person who is signed in */
  readonly script?: Partial<Script>;
  /** The script is served by another origin. @default false */
  readonly distantScript?: boolean;
  /** Replaces text of the built script. @default nothing */
  readonly replaced?: readonly [from: RegExp, to: string];
  /** How the exchange answers; `undefined` for as it is documented. */
  readonly answer?: (cookie: string | undefined) => Answer | undefined;
  /** The client calls an exchange on another site. @default false */
  readonly distantExchange?: boolean;
  /** Where the doctor has {@link COOKIES} from. @default it has none */
  readonly cookies?: 'file' | 'environment';
}

/** The parts of a script that differ. */
export interface Script {
  readonly imports: string;
  readonly options: string;
  readonly session: string;
  /** What stands in the area. */
  readonly inside: string;
  /** What stands around the area, with `AREA` for it. */
  readonly around: string;
  readonly start: string;
}

/** Cookies of a person who is signed in. */
export const COOKIES = 'session=of-a-person; region=de';

const LAYERED = ['ui/dist/styles.css', 'earn-components/dist/styles.css'] as const;
const REFUSED: Answer = { status: 401, body: '{"code":401,"message":"","data":null}' };

/** The faults that are seeded. */
export const SEEDS: readonly Seed[] = [
  { number: undefined, name: 'a healthy page' },
  {
    number: undefined,
    name: 'a healthy page under a strict policy',
    headers: { 'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:" },
  },
  {
    number: undefined,
    name: 'a healthy page with a reset and the sheets for it',
    sheets: LAYERED.map((sheet) => sheet.replace('styles', 'styles.unlayered')),
    css: '*, ::before { margin: 0; padding: 0; box-sizing: border-box; border: 0 } button { background: none; font: inherit; color: inherit }',
  },
  {
    number: undefined,
    name: 'a healthy page whose exchange answers 401 to nobody',
    headers: { 'set-cookie': 'session=1; HttpOnly' },
    answer: (cookie) => (cookie === undefined ? REFUSED : undefined),
  },
  ...(['file', 'environment'] as const).map((cookies): Seed => ({
    number: undefined,
    name: `a healthy page behind a sign-in, with cookies of the ${cookies}`,
    cookies,
    answer: (cookie) => (cookie === COOKIES ? undefined : REFUSED),
  })),
  { number: 'EK001', name: 'no session', script: { session: '' } },
  { number: 'EK100', name: 'a page without an area', script: { around: '<p>Welcome</p>' } },
  { number: 'EK101', name: 'no sheet of ui', sheets: LAYERED.slice(1) },
  { number: 'EK102', name: 'no sheet of components', sheets: LAYERED.slice(0, 1) },
  { number: 'EK103', name: 'sheets in the wrong order', sheets: [LAYERED[1], LAYERED[0]] },
  { number: 'EK104', name: 'sheets that are mixed', sheets: [LAYERED[0], 'earn-components/dist/styles.unlayered.css'] },
  { number: 'EK105', name: 'a reset', css: '* { margin: 0; padding: 0 } button { background: none }' },
  { number: 'EK106', name: 'a sheet that is not there', sheets: ['ui/dist/gone.css', LAYERED[1]] },
  {
    number: 'EK107',
    name: 'a second React',
    script: { imports: "import { useState } from 'second-react'; const Host = () => useState('mine')[0];", inside: '<Host />' },
  },
  {
    number: 'EK108',
    name: 'a second TanStack Query',
    script: {
      imports: "import { useQuery } from 'second-query'; const Host = () => useQuery({ queryKey: ['mine'], queryFn: () => 1 }).data;",
      inside: '<Host />',
    },
  },
  {
    number: 'EK109',
    name: 'no QueryClient',
    script: {
      imports:
        "import { useQuery } from '@tanstack/react-query'; const Host = () => useQuery({ queryKey: ['mine'], queryFn: () => 1 }).data;",
      around: '<><Host />AREA</>',
    },
  },
  {
    number: 'EK110',
    name: "a second copy of Radix's layer",
    script: { imports: "import { DismissableLayer } from 'second-layer';", around: '<><DismissableLayer>Menu</DismissableLayer>AREA</>' },
  },
  {
    number: 'EK111',
    name: 'a second copy of the hooks',
    script: { imports: "import { useEarn } from 'second-hooks'; const Host = () => useEarn().locale;", inside: '<Host />' },
  },
  { number: 'EK112', name: 'versions that differ', replaced: [/@earnkit\/ui \d[\w.-]*/g, '@earnkit/ui 0.0.1'] },
  {
    number: 'EK113',
    name: 'a policy that stops the script',
    distantScript: true,
    headers: { 'content-security-policy': "script-src 'self'" },
  },
  { number: 'EK114', name: 'a policy that stops the sheets', headers: { 'content-security-policy': "style-src 'none'" } },
  { number: 'EK115', name: 'a policy that stops calls', headers: { 'content-security-policy': "connect-src 'none'" } },
  { number: 'EK116', name: 'an exchange without CORS', distantExchange: true },
  { number: 'EK117', name: 'a proxy that leads to a login page', answer: () => ({ status: 302, headers: { location: '/login' } }) },
  {
    number: 'EK118',
    name: 'a proxy that answers with the page',
    answer: () => ({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><div id="root"></div>' }),
  },
  { number: 'EK119', name: 'a proxy on other paths', answer: () => ({ status: 404, body: '{}' }) },
  { number: 'EK120', name: 'an exchange that is down', answer: () => ({ status: 502, body: '{}' }) },
  {
    number: 'EK121',
    name: 'a session of another site',
    distantExchange: true,
    answer: () => ({
      ...REFUSED,
      headers: {
        'access-control-allow-origin': 'ORIGIN',
        'access-control-allow-credentials': 'true',
        'set-cookie': 'session=1; SameSite=Strict; HttpOnly',
      },
    }),
  },
  {
    number: 'EK122',
    name: 'a client without cookies',
    script: { options: "credentials: 'omit'" },
    headers: { 'set-cookie': 'session=1; HttpOnly' },
    answer: (cookie) => (cookie === undefined ? REFUSED : undefined),
  },
  {
    number: 'EK123',
    name: 'a section above dialogs',
    css: '.shell { position: fixed; inset: 0; z-index: 99999 }',
    html: '<div class="shell"></div>',
  },
  {
    number: 'EK124',
    name: 'a focus trap',
    html: '<div id="menu"><button>Menu</button></div>',
    script: {
      start:
        "const menu = document.getElementById('menu'); document.addEventListener('focusin', ({ target }) => { if (!menu.contains(target)) menu.querySelector('button').focus(); });",
    },
  },
  { number: 'EK125', name: 'a page that is transformed', css: 'body { transform: translateZ(0) }' },
  { number: 'EK126', name: 'a dark page without a mark', css: 'body { background: #111; color: #eee }' },
  {
    number: 'EK127',
    name: 'another page from the server',
    script: {
      imports: "import { hydrateRoot } from 'react-dom/client';",
      start: "const root = document.getElementById('root'); root.innerHTML = '<p>15:05</p>'; hydrateRoot(root, <Page />);",
    },
  },
  { number: 'EK128', name: 'no viewport', head: '' },
];

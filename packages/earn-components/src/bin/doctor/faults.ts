import type { Line, Request, Visit } from './visit.ts';

/** A fault of a page that has Earnkit in it. */
export interface Finding {
  /** Its number, which `docs/doctor.md` or `docs/errors.md` explains. */
  readonly number: string;
  /** What is wrong, as a sentence. */
  readonly what: string;
  /** Where: the address of a file with line and column, a request, or an element. */
  readonly where: readonly string[];
  /** The line to change. */
  readonly mend: string;
}

/** What of the fault is known beside its number. */
type Found = Omit<Finding, 'number'> | undefined;

/** A fault, and how it is seen. */
interface Fault {
  readonly number: string;
  /** What is looked at, as a healthy page reads it. */
  readonly looked: string;
  readonly find: (visit: Visit, calls: readonly Request[], isCall: (url: string) => boolean) => Found;
}

const LAYERED = "import '@earnkit/ui/styles.css';\nimport '@earnkit/components/styles.css';";
const UNLAYERED = "import '@earnkit/ui/styles.unlayered.css';\nimport '@earnkit/components/styles.unlayered.css';";
const DEDUPE = (names: string): string =>
  `Run \`npm ls ${names.replaceAll("'", '').replaceAll(',', '')}\`, then give it one version. In Vite: resolve: { dedupe: [${names}] }; in webpack: resolve.alias.`;

const linesWith = ({ lines }: Visit, text: RegExp): readonly Line[] => lines.filter((line) => text.test(line.text));
const placesOf = (lines: readonly Line[]): readonly string[] =>
  [...new Set(lines.map(({ text, place }) => place || (text.split('\n')[0] ?? '').slice(0, 160)))].slice(0, 3);
const nameOf = ({ method, url, status, failed }: Request): string =>
  `${method} ${url}${status === undefined ? (failed ? `: ${failed}` : '') : `: ${status}`}`;
const firstOf = (requests: readonly Request[]): readonly string[] => requests.slice(0, 3).map(nameOf);
const isHtml = ({ mime }: Request): boolean => mime === 'text/html';
const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
const isLogin = (url: string): boolean => /\/(?:log-?in|sign-?in|auth|sso|oauth2?)(?:[/?#.]|$)/i.test(url);
const sheetOf = ({ sheets }: Visit, name: 'ui' | 'components') => sheets.filter((sheet) => sheet.name === name);

const INVALID_HOOK =
  /Invalid hook call|Minified React error #(?:321|527)\b|Incompatible React versions|Cannot read properties of null \(reading 'use[A-Z]\w*'\)/;
const NO_CLIENT = /No QueryClient set, use QueryClientProvider/;
const REACT = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)|\.ReactCurrentDispatcher\s*=(?!=)/;
const HYDRATION = /Hydration failed|[Hh]ydrat\w+ .*didn't match|did not match\. Server|Minified React error #(?:418|423|425)\b/;

/** A policy that stopped something, by the beginning of its directive. */
const stoppedBy = ({ facts }: Visit, directive: RegExp, what: (blocked: string) => boolean) =>
  facts.violations.filter((violation) => directive.test(violation.directive) && what(violation.blocked));
const policyFound = (violations: ReturnType<typeof stoppedBy>, what: string): Found => {
  const [first] = violations;
  if (first === undefined) return undefined;
  return {
    what: `The page's content security policy stops ${what}.`,
    where: violations.slice(0, 3).map(({ directive, blocked, place }) => `${directive} blocks ${blocked}, from ${place}`),
    mend: `Content-Security-Policy: ${first.directive.replace(/-(?:elem|attr)$/, '')} 'self'${originOf(first.blocked) && ` ${originOf(first.blocked)}`}`,
  };
};

/** The names and versions of the packages that run. */
const copiesOf = ({ facts }: Visit): ReadonlyMap<string, readonly string[]> => {
  const copies = new Map<string, readonly string[]>();
  for (const mark of facts.packages) {
    const [name = '', version = ''] = mark.split(' ');
    copies.set(name, [...(copies.get(name) ?? []), version]);
  }
  return copies;
};

/** Every fault that is looked for, the causes of others first. */
export const FAULTS: readonly Fault[] = [
  {
    number: 'EK101',
    looked: 'the sheet of @earnkit/ui is there',
    find: (visit) =>
      visit.facts.area && sheetOf(visit, 'ui').length === 0
        ? { what: 'The stylesheet of @earnkit/ui is missing.', where: [visit.url], mend: LAYERED }
        : undefined,
  },
  {
    number: 'EK102',
    looked: 'the sheet of @earnkit/components is there',
    find: (visit) =>
      visit.facts.packages.some((name) => name.startsWith('@earnkit/components ')) &&
      sheetOf(visit, 'ui').length > 0 &&
      sheetOf(visit, 'components').length === 0
        ? { what: 'The stylesheet of @earnkit/components is missing.', where: [visit.url], mend: LAYERED }
        : undefined,
  },
  {
    number: 'EK103',
    looked: 'the sheets stand in their order',
    find: (visit) => {
      const [ui, components] = [sheetOf(visit, 'ui').at(-1), sheetOf(visit, 'components').at(-1)];
      if (!ui || !components || ui.layered !== components.layered || visit.sheets.indexOf(ui) < visit.sheets.indexOf(components))
        return undefined;
      return {
        what: 'The stylesheet of @earnkit/ui stands after that of @earnkit/components, and its rules win over those of components.',
        where: [`components: ${components.place}`, `ui: ${ui.place}`],
        mend: ui.layered ? LAYERED : UNLAYERED,
      };
    },
  },
  {
    number: 'EK104',
    looked: 'both sheets are layered, or both are not',
    find: ({ sheets }) => {
      const kinds = new Set(sheets.map(({ layered }) => layered));
      if (kinds.size < 2) return undefined;
      return {
        what: 'styles.css and styles.unlayered.css are mixed.',
        where: sheets.map(({ name, layered, place }) => `${name}, ${layered ? 'styles.css' : 'styles.unlayered.css'}: ${place}`),
        mend: UNLAYERED,
      };
    },
  },
  {
    number: 'EK105',
    looked: 'no rule of the page for bare elements wins over a part',
    find: (visit) => {
      const { overruled } = visit;
      if (overruled.length === 0 || new Set(visit.sheets.map(({ layered }) => layered)).size > 1) return undefined;
      return {
        what: `CSS of the page for bare elements changes ${overruled.reduce((sum, { elements }) => sum + elements, 0)} elements of parts.`,
        where: overruled
          .slice(0, 3)
          .map(({ place, selector, property, value, instead }) => `${place} ${selector} { ${property}: ${value} } in place of ${instead}`),
        mend: `${UNLAYERED}\nin place of both styles.css; or import the sheet above in a layer before ours: @import './reset.css' layer(reset);`,
      };
    },
  },
  {
    number: 'EK106',
    looked: 'every stylesheet arrived',
    find: ({ requests }) => {
      const lost = requests.filter(
        (request) =>
          request.type === 'Stylesheet' &&
          request.failed !== 'csp' &&
          (request.failed ?? (isHtml(request) || (request.status ?? 200) >= 400)),
      );
      return lost.length === 0
        ? undefined
        : {
            what: 'A stylesheet did not arrive, or is a web page.',
            where: firstOf(lost),
            mend: 'Correct the address: href of the <link>, or `stylesheet` of <earn-area>.',
          };
    },
  },
  {
    number: 'EK107',
    looked: 'one React renders the components',
    find: (visit) => {
      const said = linesWith(visit, INVALID_HOOK);
      return said.length === 0
        ? undefined
        : {
            what: 'The page has a second React: hooks of one are called while the other renders.',
            where: [...visit.scriptsWith(REACT), ...placesOf(said)].slice(0, 4),
            mend: DEDUPE("'react', 'react-dom'"),
          };
    },
  },
  {
    number: 'EK108',
    looked: 'there is one copy of TanStack Query',
    find: (visit) => {
      const copies = visit.scriptsWith(NO_CLIENT);
      return copies.length < 2
        ? undefined
        : {
            what: `The page has ${copies.length} copies of @tanstack/react-query: a cache of one is not found by the other.`,
            where: copies,
            mend: DEDUPE("'@tanstack/react-query'"),
          };
    },
  },
  {
    number: 'EK109',
    looked: 'what reads has a QueryClient',
    find: (visit) => {
      const said = linesWith(visit, NO_CLIENT);
      return said.length === 0 || visit.scriptsWith(NO_CLIENT).length > 1
        ? undefined
        : {
            what: 'A component of the page reads with TanStack Query outside of an area or a provider.',
            where: placesOf(said),
            mend: '<QueryClientProvider client={queryClient}><EarnArea queryClient={queryClient} …>',
          };
    },
  },
  {
    number: 'EK110',
    looked: "there is one copy of Radix's dismissable layer",
    find: (visit) => {
      const copies = visit.scriptsWith(/"dismissableLayer\.update"|'dismissableLayer\.update'|`dismissableLayer\.update`/);
      return copies.length < 2
        ? undefined
        : {
            what: `The page has ${copies.length} copies of Radix's dismissable layer: Escape closes two dialogs at once, and a press outside can leave the page without a pointer.`,
            where: copies,
            mend: DEDUPE("'radix-ui', '@radix-ui/react-dismissable-layer'"),
          };
    },
  },
  {
    number: 'EK111',
    looked: 'each @earnkit package is there once',
    find: (visit) => {
      const twice = [...copiesOf(visit)].filter(([, versions]) => versions.length > 1);
      return twice.length === 0
        ? undefined
        : {
            what: 'An @earnkit package is there more than once: a component does not find the area of the other copy.',
            where: twice.map(([name, versions]) => `${name}: ${versions.join(', ')}`),
            mend: DEDUPE(twice.map(([name]) => `'${name}'`).join(', ')),
          };
    },
  },
  {
    number: 'EK112',
    looked: 'all @earnkit packages have one version',
    find: (visit) => {
      const copies = [...copiesOf(visit)];
      const versions = new Set(copies.map(([, [version]]) => version));
      return versions.size < 2 || copies.some(([, all]) => all.length > 1)
        ? undefined
        : {
            what: 'The @earnkit packages have different versions.',
            where: copies.map(([name, [version]]) => `${name} ${version}`),
            mend: `npm install ${['components', 'core', 'hooks', 'ui'].map((name) => `@earnkit/${name}@latest`).join(' ')}`,
          };
    },
  },
  {
    number: 'EK113',
    looked: 'no policy stops a script',
    find: (visit) =>
      policyFound(
        stoppedBy(visit, /^script-src/, (blocked) => originOf(blocked) === originOf(visit.url) || !visit.facts.area),
        'a script, such as the code of a dialog',
      ),
  },
  {
    number: 'EK114',
    looked: 'no policy stops a sheet',
    find: (visit) =>
      new Set(visit.sheets.map(({ name }) => name)).size < 2
        ? policyFound(
            stoppedBy(visit, /^style-src/, () => true),
            'a stylesheet',
          )
        : undefined,
  },
  {
    number: 'EK115',
    looked: 'no policy stops a call',
    find: (visit, _calls, isCall) => policyFound(stoppedBy(visit, /^connect-src/, isCall), 'calls of the exchange'),
  },
  {
    number: 'EK116',
    looked: 'CORS lets every call through',
    find: ({ url }, calls) => {
      const refused = calls.filter(({ cors }) => cors !== undefined);
      return refused.length === 0
        ? undefined
        : {
            what: 'The exchange does not let this page read its answers (CORS).',
            where: refused.slice(0, 3).map((call) => `${nameOf(call)} (${call.cors})`),
            mend: `On the exchange: Access-Control-Allow-Origin: ${originOf(url)}, Access-Control-Allow-Credentials: true; or a proxy under the page's own origin, and no \`origin\` in createEarnClient.`,
          };
    },
  },
  {
    number: 'EK117',
    looked: 'no call leads to a login page',
    find: (_visit, calls) => {
      const led = calls.filter(
        ({ url, from, status }) =>
          from.length > 0 || (status !== undefined && status >= 300 && status < 400) || (isLogin(url) && status !== undefined),
      );
      return led.length === 0
        ? undefined
        : {
            what: 'A call is redirected, as a visitor to a login page is.',
            where: led.slice(0, 3).map(({ url, from, status }) => [...from, `${url}: ${status ?? ''}`].join(' leads to ')),
            mend: 'Let the proxy answer calls of nobody with 401 in place of a redirect: location /apiw/ { … } without auth redirect. The area then asks to sign in.',
          };
    },
  },
  {
    number: 'EK118',
    looked: 'every call is answered with JSON',
    find: (_visit, calls) => {
      const pages = calls.filter((call) => isHtml(call) && (call.status ?? 0) < 300 && call.from.length === 0);
      return pages.length === 0
        ? undefined
        : {
            what: 'A call is answered with a web page in place of JSON: it reaches the server of the page and not the exchange.',
            where: firstOf(pages),
            mend: "server: { proxy: { '/apiw': 'https://exchange.example', '/api': 'https://exchange.example' } } // vite.config.ts; or createEarnClient({ origin })",
          };
    },
  },
  {
    number: 'EK119',
    looked: 'the paths of all calls exist',
    find: (_visit, calls) => {
      const missing = calls.filter(({ status }) => status === 404 || status === 405);
      return missing.length === 0
        ? undefined
        : {
            what: 'The server knows no such path.',
            where: firstOf(missing),
            mend: "createEarnClient({ basePath: '/gateway' }), or the rule of your proxy: location /apiw/ { proxy_pass https://exchange.example; }",
          };
    },
  },
  {
    number: 'EK120',
    looked: 'the exchange is reached',
    find: (_visit, calls) => {
      const lost = calls.filter(
        ({ status, failed, cors }) =>
          (status !== undefined && status >= 500) ||
          (failed !== undefined && failed !== 'csp' && cors === undefined && !/ABORTED/.test(failed)),
      );
      return lost.length === 0
        ? undefined
        : {
            what: 'The exchange is not reached.',
            where: firstOf(lost),
            mend: 'Correct the target of the proxy, or `origin` of createEarnClient; a page of https calls https alone.',
          };
    },
  },
  {
    number: 'EK121',
    looked: 'the session goes along with calls',
    find: (_visit, calls) => {
      const refused = calls.filter(({ status }) => status === 401);
      const kept = refused.length === 0 ? [] : calls.filter(({ keptBack }) => keptBack.length > 0);
      return kept.length === 0
        ? undefined
        : {
            what: 'The browser keeps the cookies of the session back, and the exchange answers 401.',
            where: kept.slice(0, 3).map(({ method, url, keptBack }) => `${method} ${url}: ${[...new Set(keptBack)].join(', ')}`),
            mend: "Set-Cookie: session=…; SameSite=None; Secure — or call the exchange under the page's own site, by a proxy.",
          };
    },
  },
  {
    number: 'EK122',
    looked: 'a person who is signed in is known to the exchange',
    find: (_visit, calls) => {
      const refused = calls.filter(({ status, cookies, keptBack }) => status === 401 && keptBack.length === 0 && !cookies);
      return refused.length === 0
        ? undefined
        : {
            what: 'Calls go without a cookie, and the exchange answers 401 to a person whom the page takes for signed in.',
            where: firstOf(refused),
            mend: "createEarnClient({ credentials: 'include' }), or `headers` with your token; pass session={{ state: 'anonymous' }} for a visitor. The doctor visits with the cookies of EARNKIT_COOKIE.",
          };
    },
  },
  {
    number: 'EK123',
    looked: 'nothing of the page covers dialogs',
    find: ({ facts: { cover } }) =>
      cover && {
        what: 'An element of the page stands above dialogs.',
        where: [`${cover.element}, z-index ${cover.zIndex}; dialogs have ${cover.layer}`],
        mend: `.radix-themes { --earn-layer-dialog: ${Number(cover.zIndex) + 1 || 'a higher number'}; --earn-layer-popup: …; --earn-layer-toast: …; } /* or a lower z-index of that element */`,
      },
  },
  {
    number: 'EK124',
    looked: 'the focus stays in dialogs',
    find: ({ facts: { thief } }) =>
      thief === undefined
        ? undefined
        : {
            what: 'The page takes the focus away from dialogs: it holds the focus in an element of its own.',
            where: [thief],
            mend: "Leave our layers out of your focus trap: if (event.target.closest('[data-earn-layer]')) return;",
          },
  },
  {
    number: 'EK125',
    looked: 'dialogs stand in the window',
    find: ({ facts: { moved } }) =>
      moved === undefined
        ? undefined
        : {
            what: 'A transform, filter or containment of the page holds what is fixed to the window: dialogs stand in the wrong place.',
            where: [moved],
            mend: 'Move it to an element inside the body that does not hold the area, or pass <EarnArea container={element}>.',
          },
  },
  {
    number: 'EK126',
    looked: 'page and area are both light or both dark',
    find: ({ facts: { grounds } }) =>
      grounds && {
        what: 'The area is light on a dark page, or dark on a light one.',
        where: [`page ${grounds.page}, area ${grounds.area}`],
        mend: `<html class="dark"> or <html data-theme="dark">, which the area follows; or <EarnArea appearance="dark">`,
      },
  },
  {
    number: 'EK127',
    looked: 'the page is hydrated as it was rendered',
    find: (visit) => {
      const said = linesWith(visit, HYDRATION);
      return said.length === 0
        ? undefined
        : {
            what: 'The page in the browser differs from what the server rendered.',
            where: placesOf(said),
            mend: '<EarnArea timeZone={zone} locale={locale}> with the same values on the server and in the browser, and await loadMessages(locale) before hydrating.',
          };
    },
  },
  {
    number: 'EK128',
    looked: 'phones show the page in their width',
    find: ({ facts, url }) =>
      facts.viewport
        ? undefined
        : {
            what: 'The page has no viewport: a phone shows it small, and dialogs are no sheets.',
            where: [url],
            mend: '<meta name="viewport" content="width=device-width, initial-scale=1">',
          },
  },
];

/** Faults that are seen by what others look at: where they are found, the others say nothing new. */
const HIDES: Readonly<Record<string, readonly string[]>> = {
  EK106: ['EK101', 'EK102'],
  EK114: ['EK101', 'EK102', 'EK106'],
  EK111: ['EK002', 'EK108', 'EK109'],
  EK121: ['EK122'],
  EK117: ['EK116'],
};

/** What the packages say themselves, but for what is found otherwise and what is only a hint. */
const NOT_AGAIN = ['EK004', 'EK005', 'EK008', 'EK011'];

function saidBy({ lines }: Visit): readonly Finding[] {
  const said = new Map<string, Finding>();
  for (const { text, place } of lines) {
    const [, number = '', what = '', address = ''] = /\b(EK0\d\d): ([\s\S]*?) (https:\S+#ek\d+)/.exec(text) ?? [];
    if (number !== '' && !NOT_AGAIN.includes(number)) said.set(number, { number, what, where: [place].filter(Boolean), mend: address });
  }
  return [...said.values()];
}

const NO_AREA = 'EK100';

/** What is wrong with a page. Empty for a healthy one. @param isCall whether a request is one of the exchange's. */
export function findingsOf(visit: Visit, isCall: (url: string) => boolean): readonly Finding[] {
  const calls = visit.requests.filter(({ type, url, from }) => (type === 'Fetch' || type === 'XHR') && [url, ...from].some(isCall));
  const found = [
    ...FAULTS.flatMap(({ number, find }) => {
      const finding = find(visit, calls, isCall);
      return finding ? [{ number, ...finding }] : [];
    }),
    ...saidBy(visit),
  ];
  const hidden = new Set(found.flatMap(({ number }) => HIDES[number] ?? []));
  const left = found.filter(({ number }) => !hidden.has(number));
  if (left.length > 0 || visit.facts.area) return left;
  const [thrown] = visit.lines;
  const document = visit.requests.find(({ type }) => type === 'Document');
  return [
    {
      number: NO_AREA,
      what: 'The page has no part of Earnkit.',
      where: [document ? nameOf(document) : visit.url, ...(thrown ? [`${thrown.text.split('\n')[0] ?? ''} ${thrown.place}`] : [])],
      mend: "Give the address of a page that shows the area. Behind a sign-in, set its cookie: EARNKIT_COOKIE='name=value'",
    },
  ];
}

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { openStaticFiles } from '../apps/console/server/staticFiles.ts';
import { bytesOf } from '../bench/harness/bytes.ts';
import { IMPORTS, weighByEsbuild, writtenBytes } from '../bench/bundlers.ts';
import { EXAMPLES, HOLDINGS, weighCode, weighDialogs, weighOverShared, weighStakeForms } from '../bench/sizes.ts';
import { checkCatalogues } from './catalogues.ts';
import { type Ended, root } from './step.ts';

/*
 * The bytes that a product's visitors load for a part of `@earnkit/ui`, for the earn area, and for a language. The benchmark measures
 * more; these are the limits that must not be exceeded unnoticed.
 */

/**
 * Most bytes, by brotli. The logic's have about 100 for what it imports of React, which a page has anyway. Of a table 2300 are
 * type and static parts of Radix Themes, of a dialog 3600 with its layout.
 */
const MOST = {
  sheet: 26_000,
  field: 6100,
  fieldLogic: 3550,
  beforeCalendar: 5000,
  table: 14_700,
  area: 37_250,
  holdings: 78_500,
  dialog: 81_050,
  chart: 10_250,
} as const;

/** Most bytes of a sheet of single parts, by brotli. */
const MOST_OF_SHEETS = { base: 11_200, part: 2100 } as const;

/**
 * Dialogs of an order carry more: their form, with 12 kB of React Hook Form, is what they open with.
 */
const MOST_OF_DIALOG: Readonly<Record<string, number>> = {
  FixedSubscribeDialog: 125_250,
  FlexibleSubscribeDialog: 102_600,
  FlexibleRedeemDialog: 99_900,
  HistoryDialog: 98_400,
  InterestHistoryDialog: 84_550,
  StakingRedeemDialog: 109_800,
  StakeDialog: 115_250,
  StakingStakeDialog: 112_850,
  LaunchpoolRedeemDialog: 98_950,
  EarlyRedeemDialog: 82_800,
  AutoEarnSettingsDialog: 83_800,
  WealthPurchaseDialog: 94_450,
  WealthRedeemDialog: 92_050,
};

/** The same over what the dialogs of a product share. None of the dialogs may have more than 45 kB, no form more than 55 kB. */
const MOST_OVER_SHARED: Readonly<Record<'launchpool' | 'staking' | 'forms', Readonly<Record<string, number>>>> = {
  launchpool: {
    StakeDialog: 31_550,
    StakeReceiptDialog: 12_500,
    LaunchpoolRedeemDialog: 19_000,
    EligibilityDialog: 8790,
  },
  staking: {
    StakingStakeDialog: 33_500,
    StakingRedeemDialog: 29_250,
    StakingTrendDialog: 20_250,
    AboutDialog: 15_750,
    BonusRulesDialog: 9650,
    MintDialog: 6650,
    ProtocolDialog: 7620,
    RateInfoDialog: 7900,
    RulesDialog: 1500,
    StakeReceiptDialog: 4680,
  },
  forms: {
    DefiStake: 51_500,
    ExchangeStake: 51_000,
    NetworkStake: 50_500,
    StakeForm: 50_250,
  },
};

/** The first page of the console: scripts that it loads before and after it is drawn, their bytes with React, its styles, and the font of every page. */
const FIRST_PAGE = { scripts: 7, js: 154_450, css: 26_750, font: 31_000 } as const;

/** Two ways to the same code may differ by their names' lengths. */
const SAME_WITHIN = 40;

/** Compares bundles and stylesheet with their limits. The packages have to be built. */
export async function checkCost(): Promise<Pick<Ended, 'code' | 'output'>> {
  const problems = [
    ...looseRules(),
    ...(await heavyImports()),
    ...(await heavyPages()),
    ...(await heavyInEsbuild()),
    ...(await heavyFirstPages()),
    ...(await checkCatalogues()),
  ];
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

async function heavyImports(): Promise<string[]> {
  const whole = await weighCode(`export { DecimalInput } from '@earnkit/ui';`);
  const part = await weighCode(`export { DecimalInput } from '@earnkit/ui/decimal-input';`);
  const logic = await weighCode(`export { useDecimalInput } from '@earnkit/ui/decimal-input';`);
  const range = await weighCode(`export { DateRangePicker } from '@earnkit/ui';`);
  const table = await weighCode(`export { DataTable, EarnTheme } from '@earnkit/ui';`);
  const sheet = bytesOf([readFileSync(sheetPath)]);
  const difference = Math.abs(whole.atOnce.brotli - part.atOnce.brotli);
  return [
    ...(difference > SAME_WITHIN
      ? [`DecimalInput costs ${whole.atOnce.brotli} B from @earnkit/ui and ${part.atOnce.brotli} B from @earnkit/ui/decimal-input.`]
      : []),
    ...atMost('DecimalInput', part.atOnce.brotli, MOST.field),
    ...atMost('useDecimalInput', logic.atOnce.brotli, MOST.fieldLogic),
    ...atMost('DateRangePicker before its first opening', range.atOnce.brotli, MOST.beforeCalendar),
    ...atMost('DataTable with its theme', table.atOnce.brotli, MOST.table),
    ...atMost('The stylesheet', sheet.brotli, MOST.sheet),
    ...heavySheets(),
    ...languageRules(),
  ];
}

/** The sheets of single parts: the tokens and what all parts need, and each part's own. */
const heavySheets = (): string[] =>
  globSync('packages/ui/dist/sheets/*.css', { cwd: root }).flatMap((file) =>
    atMost(
      file,
      bytesOf([readFileSync(path.join(root, file))]).brotli,
      file.endsWith('/base.css') ? MOST_OF_SHEETS.base : MOST_OF_SHEETS.part,
    ),
  );

/** What visitors of the earn area download before anything is opened, and with one dialog open. */
async function heavyPages(): Promise<string[]> {
  const area = await weighCode(EXAMPLES['the area alone']);
  const holdings = await weighCode(HOLDINGS);
  const chart = await weighCode(EXAMPLES['a line chart']);
  const dialogs = await weighDialogs();
  const overShared = {
    launchpool: await weighOverShared('launchpool'),
    staking: await weighOverShared('staking'),
    forms: await weighStakeForms(),
  };
  return [
    ...atMost('EarnArea', area.atOnce.brotli, MOST.area),
    ...atMost('The holdings of the README', holdings.atOnce.brotli, MOST.holdings),
    ...atMost('LineChart', chart.atOnce.brotli, MOST.chart),
    ...[...dialogs].flatMap(([name, bytes]) => {
      const most = MOST_OF_DIALOG[name] ?? MOST.dialog;
      return bytes.brotliAtMost <= most ? [] : atMost(`${name} with its area and client`, bytes.brotli, most);
    }),
    ...(['launchpool', 'staking', 'forms'] as const).flatMap((product) =>
      [...overShared[product]].flatMap(([name, bytes]) =>
        atMost(`${name} of ${product} over what dialogs share`, bytes, MOST_OVER_SHARED[product][name] ?? 0),
      ),
    ),
  ];
}

/**
 * Most kilobytes of the README's table in any bundler. With `splitting`, esbuild loads at once whatever an index exports and a file that
 * is loaded later uses too: such a file takes what the exported component is made of, as the dialog of the history takes `HistoryTabs`.
 */
const MOST_IN_BUNDLERS: Readonly<Partial<Record<keyof typeof IMPORTS, number>>> = {
  '`Button` of `@earnkit/ui/button`': 6,
  '`Button` of `@earnkit/ui`': 6,
  'flexible holdings, with area and client, of their own entries': 92,
  'the same of `@earnkit/components`': 97,
};

/** The table of the README says what esbuild makes of each import, and no bundler makes more of one than was promised. */
async function heavyInEsbuild(): Promise<string[]> {
  const written = writtenBytes();
  const problems: string[] = [];
  for (const [name, code] of Object.entries(IMPORTS)) {
    const says = written.get(`${name} esbuild, splitting`) ?? 0;
    const is = (await weighByEsbuild(code)) / 1000;
    if (Math.abs(is - says) > 0.02 * is + 0.1)
      problems.push(
        `With esbuild ${name} is ${is.toFixed(1)} kB, and the README of the components says ${says} kB (npm run bench -- bundlers).`,
      );
  }
  for (const [name, most] of Object.entries(MOST_IN_BUNDLERS))
    for (const [cell, bytes] of written)
      if (cell.startsWith(`${name} `) && !(bytes <= most)) problems.push(`${cell} is ${bytes} kB, and ${most} kB were promised.`);
  return problems;
}

/** Scripts that pages load before they are drawn. On a phone each takes two round trips, and six are under way at a time. */
const SCRIPTS: Readonly<Record<string, number>> = { '/earn': 11, '/simple-earn/my-lendings': 12 };

/** What pages of the console may load before they are drawn, by brotli. */
const PAGES: Readonly<Record<string, number>> = {
  '/earn': 201_300,
  '/simple-earn/faq': 185_800,
  '/simple-earn/my-lendings': 207_150,
  '/simple-earn/history': 226_050,
  '/staking': 190_550,
  '/staking/holdings/ETH': 231_700,
  '/launchpool': 189_650,
  '/launchpool/1002': 190_750,
  '/launchpool/1002/100201': 214_400,
  '/soft-staking': 175_850,
  '/private-wealth': 176_800,
  '/private-wealth/1': 242_200,
  '/login': 175_150,
};

/** What a first visit loads: what the built document names, what the server names with it, and the files of what comes after every page. */
async function heavyFirstPages(): Promise<string[]> {
  const dist = path.join(root, 'apps/console/dist/site');
  const page = readFileSync(path.join(dist, 'index.html'), 'utf8');
  const { neededAt } = await openStaticFiles(dist);
  const byDocument = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
  const scriptsAt = (place: string) => [...byDocument, ...neededAt(place)].filter((file) => file.endsWith('.js'));
  const bytesAt = (place: string) => bytesOf(scriptsAt(place).map((file) => readFileSync(path.join(dist, file))));
  const [, font = ''] = /<link rel="preload" as="font"[^>]*href="([^"]+)"/.exec(page) ?? [];
  const named = [...byDocument, ...neededAt('/simple-earn')];
  const after = readdirSync(path.join(dist, 'assets'))
    .filter((file) => /^extras-.*\.(?:js|css)$/.test(file))
    .map((file) => `/assets/${file}`);
  const files = [...named, ...after];
  const weigh = (ending: string) =>
    bytesOf(files.filter((file) => file.endsWith(ending)).map((file) => readFileSync(path.join(dist, file))));
  const scripts = files.filter((file) => file.endsWith('.js')).length;
  return [
    ...(scripts > FIRST_PAGE.scripts
      ? [`The first page of the console loads ${scripts} scripts, and ${FIRST_PAGE.scripts} were promised.`]
      : []),
    ...atMost('JavaScript of the first page', weigh('.js').brotli, FIRST_PAGE.js),
    ...atMost('CSS of the first page', weigh('.css').brotli, FIRST_PAGE.css),
    ...Object.entries(PAGES).flatMap(([place, most]) => atMost(`JavaScript of ${place}`, bytesAt(place).brotli, most)),
    ...Object.entries(SCRIPTS).flatMap(([place, most]) => {
      const { length } = scriptsAt(place);
      return length > most ? [`${place} loads ${length} scripts, and ${most} were promised.`] : [];
    }),
    ...(font === '' ? ['The first page of the console does not preload its font.'] : heavyFont(path.join(dist, font))),
  ];
}

function heavyFont(file: string): string[] {
  const { size } = statSync(file);
  return size > FIRST_PAGE.font ? [`The font is ${size} B, and ${FIRST_PAGE.font} B were promised.`] : [];
}

const atMost = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} is ${bytes} B by brotli, and ${most} B were promised.`] : [];

const sheetPath = path.join(root, 'packages/ui/dist/styles.css');

/** Whoever writes from right to left does so in any language: for older browsers `:dir()` is written as a list of some. */
const languageRules = (): string[] =>
  [sheetPath, path.join(root, 'packages/earn-components/dist/styles.css')]
    .filter((file) => /:(?:lang|dir)\(/.test(readFileSync(file, 'utf8')))
    .map((file) => `${path.relative(root, file)} asks for languages; see packages/ui/src/theme/forwards.ts.`);

/** Rules outside cascade layers, which would win over a product's own rules. */
function looseRules(): string[] {
  const loose: string[] = [];
  transform({
    filename: sheetPath,
    code: readFileSync(sheetPath),
    visitor: {
      StyleSheet({ rules }) {
        for (const { type } of rules) if (!['layer-block', 'layer-statement', 'keyframes'].includes(type)) loose.push(type);
      },
    },
  });
  return loose.map((type) => `A rule (${type}) of packages/ui/dist/styles.css stands in no cascade layer.`);
}

/**
 * How a story is looked at: on a desktop unless it says phone, in English unless it says zh. A story is played on a desktop, and then the
 * window becomes that of a phone; one that is always on a phone is played there.
 */
type Look = `${'' | 'phone ' | 'always phone '}${'light' | 'dark'}${'' | ' zh'}`;

/**
 * The pictures that `npm run look` takes: one of each dialog and each state of a page that matters, and boards of the
 * parts. Each story in the look that tests it most, the most important ones in several. By the id of the title and that of the story.
 */
const SET: Readonly<Record<string, Readonly<Record<string, readonly Look[]>>>> = {
  'overview-earn-overview': {
    filled: ['light', 'dark', 'phone light', 'phone dark zh', 'light zh'],
    'fixed-offers': ['light', 'phone light zh'],
    unified: ['light zh'],
    empty: ['light', 'phone dark'],
    'many-events': ['light'],
    hidden: ['phone light'],
    visitor: ['light', 'phone light zh'],
    'us-edition': ['light'],
    'very-long': ['always phone light'],
  },
  'simple-earn-portfolio-band': { portfolio: ['light', 'phone dark zh'], visitor: ['phone light'] },
  'simple-earn-portfolio-band-earnings': { earnings: ['light', 'phone dark'], hidden: ['dark'] },
  'simple-earn-summary': { summary: ['light', 'phone light zh'], visitor: ['dark'] },
  'simple-earn-market-list': {
    market: ['light', 'dark zh', 'phone light'],
    'not-lent': ['light'],
    'campaign-without-steps': ['light'],
  },
  'simple-earn-market-list-products': { terms: ['light', 'phone dark'], opened: ['phone light'] },
  'simple-earn-auto-earn-card': { 'on-for-some': ['light'], 'one-coin-off': ['light', 'phone dark zh'], visitor: ['phone light'] },
  'simple-earn-auto-earn-dialog': { 'turn-on': ['light', 'phone dark'] },
  'simple-earn-auto-earn-settings-dialog': { coins: ['light', 'phone light zh'] },
  'simple-earn-flexible-holdings': {
    holdings: ['light', 'dark zh', 'phone light'],
    'not-lent': ['light', 'phone light zh'],
    'held-by-launchpool': ['light', 'phone dark'],
    empty: ['light'],
  },
  'simple-earn-flexible-holding-detail': {
    holding: ['light', 'phone dark zh'],
    redeeming: ['phone light'],
    'not-lent-and-held-by-launchpool': ['light', 'phone light zh'],
  },
  'simple-earn-flexible-subscribe-dialog': {
    filled: ['light', 'phone dark', 'light zh'],
    'not-lent': ['phone light'],
    'bonus-used-up': ['light'],
    'above-balance': ['phone dark'],
    receipt: ['light', 'phone dark'],
    unresolved: ['phone light'],
    'very-long-numbers': ['always phone light'],
  },
  'simple-earn-flexible-redeem-dialog': {
    filled: ['light', 'phone dark', 'light zh'],
    'held-by-launchpool': ['phone light'],
    'other-amount-redeemed': ['phone light'],
  },
  'simple-earn-apr-details-dialog': {
    trend: ['light', 'phone dark zh'],
    'bonus-by-ladder': ['light'],
    'not-lent': ['light'],
    'minimum-above-rate': ['phone light'],
  },
  'simple-earn-bonus-ladder-dialog': { tiers: ['light', 'phone dark zh'], 'one-tier': ['phone light'] },
  'simple-earn-fixed-holdings': {
    orders: ['light', 'dark zh', 'phone light'],
    'vip-orders': ['light'],
    empty: ['phone dark'],
  },
  'simple-earn-fixed-order-detail': {
    order: ['light', 'phone dark zh'],
    'ended-early': ['light', 'phone light'],
    'on-its-way': ['light'],
    renewed: ['light', 'phone light zh'],
    'paid-unrenewed': ['dark'],
  },
  'staking-stake-detail': { running: ['light'] },
  'simple-earn-fixed-subscribe-dialog': {
    filled: ['light', 'phone dark', 'light zh'],
    'sold-out': ['phone light'],
    'product-of-another-coin': ['light zh'],
    'out-of-season': ['phone light'],
    'at-maturity': ['light'],
  },
  'simple-earn-fixed-subscribe-dialog-meanwhile': { 'rate-changed': ['phone light'] },
  'simple-earn-fixed-subscribe-dialog-order': {
    'with-voucher': ['light', 'phone dark'],
    'dated-by-its-order': ['light'],
  },
  'simple-earn-fixed-subscribe-dialog-vip-and-special': {
    vip: ['light'],
    'guide-to-own-tier': ['phone light'],
    special: ['light'],
  },
  'simple-earn-early-redeem-dialog': { 'what-is-lost': ['light'], 'with-bonus': ['light', 'phone dark zh'], redeemed: ['phone light'] },
  'simple-earn-cancel-redemption-dialog': { asking: ['phone dark'], cancelled: ['light'] },
  'simple-earn-reinvest-dialog': { 'turn-on': ['light'], 'turn-off': ['phone light'] },
  'simple-earn-history': {
    flexible: ['light', 'phone dark zh'],
    fixed: ['light'],
    arrivals: ['light', 'phone light'],
    'daily-breakdown': ['light'],
  },
  'simple-earn-interest-history-dialog': { 'six-months': ['light'], 'on-a-phone': ['always phone dark zh'] },
  'simple-earn-share-poster-dialog': { poster: ['light', 'phone dark zh'], 'not-lent': ['light'] },
  'simple-earn-vip-dialogs': { 'hold-coin': ['light'], ineligible: ['phone dark'] },
  'simple-earn-voucher-picker': { 'best-first': ['light', 'phone dark'], rules: ['light'] },
  'launchpool-project-list': {
    'every-group': ['light', 'dark zh'],
    'stake-in-an-ended-project': ['light', 'phone light'],
    'us-in-chinese-on-a-phone': ['always phone light zh'],
  },
  'launchpool-project-header': { 'in-progress': ['light', 'phone dark zh'], 'completed-on-a-phone': ['always phone light'] },
  'launchpool-reward-pools': {
    'six-kinds': ['light', 'dark zh', 'phone light'],
    'two-stakes': ['light'],
    'completed-and-held': ['light', 'phone dark'],
    'almost-empty': ['light'],
  },
  'launchpool-project-statistics': {
    'two-pools': ['light'],
    'where-and-what-counts': ['light', 'phone dark zh'],
    'nothing-staked': ['phone light'],
  },
  'launchpool-summary': { filled: ['light', 'phone dark zh'] },
  'launchpool-stake-dialog': {
    filled: ['light', 'phone dark'],
    'below-the-first-tier': ['light', 'phone light'],
    'beyond-the-tier': ['light', 'phone dark zh'],
    'held-in-fixed': ['light'],
    'chinese-on-a-phone': ['always phone light zh'],
  },
  'launchpool-stake-dialog-orders': { success: ['light'], 'success-within-a-tier': ['phone light'] },
  'launchpool-redeem-dialog': {
    filled: ['light'],
    'several-places': ['light', 'phone dark'],
    'each-with-its-date': ['light', 'phone light zh'],
    success: ['phone light'],
  },
  'launchpool-eligibility-dialog': { tiers: ['light', 'phone dark zh'] },
  'staking-products': { products: ['light', 'dark zh', 'phone light'] },
  'staking-product-detail': {
    defi: ['light', 'phone dark zh'],
    'of-a-protocol': ['light'],
    'several-coins': ['light', 'phone light'],
    'sold-out': ['light'],
    'web-3-condition': ['phone light'],
  },
  'staking-holdings': {
    'token-or-credit': ['light', 'phone dark'],
    minted: ['light', 'phone light'],
    'reserved-by-a-launchpool': ['light', 'phone light zh'],
  },
  'staking-profit-records': { 'several-coins': ['light', 'phone dark zh'] },
  'staking-totals': { filled: ['light', 'phone light zh'], 'rewards-on-their-way': ['light'] },
  'staking-redeem-dialog': { standard: ['light', 'light zh'], fast: ['phone dark'] },
  'staking-redeem-dialog-terms': {
    leftover: ['light', 'phone light'],
    'several-coins': ['light', 'phone dark'],
    'rewards-paid-with-it': ['light'],
  },
  'staking-stake-dialog-order': { staked: ['light', 'phone dark'], 'web-3-tasks': ['light'], 'us-edition': ['phone light'] },
  'staking-stake-dialog-terms': {
    'web-3-condition': ['light', 'phone light'],
    'shared-limit': ['light'],
    'limit-used-up': ['phone light'],
  },
  'staking-stake-dialog-variants': { default: ['light', 'phone dark zh'], defi: ['light'], mint: ['light zh'] },
  'staking-stake-dialog-sub-dialogs': { 'bonus-rules': ['light'], 'rate-details': ['phone dark'] },
  'staking-trend-dialog': { year: ['light'] },
  'soft-staking-overview': { on: ['light', 'phone dark zh'], 'first-day': ['light'] },
  'soft-staking-dialog': { activate: ['light'], close: ['phone dark'] },
  'private-wealth-orders': { 'two-orders': ['light', 'phone dark zh'] },
  'private-wealth-order-dialog': { loaded: ['light'], movements: ['light', 'phone light'] },
  'private-wealth-history': { filled: ['light', 'phone light zh'] },
  'private-wealth-purchase-dialog': { 'needs-the-tick': ['light', 'phone dark zh'], bought: ['light'] },
  'private-wealth-redeem-dialog': { units: ['light'], redeemed: ['phone light'] },
  'account-add-funds-dialog': { 'all-ways': ['light', 'phone light zh'] },
  'account-funding-password-dialog': { asked: ['light'], wrong: ['phone dark'] },
  'account-login-dialog': { playground: ['light zh'], 'app-mode': ['phone dark'] },
  'account-notifications': { three: ['phone light zh'] },
  'earn-parts-order': { dialog: ['light'], 'footer-unresolved': ['phone dark'] },
  'ui-button': { variants: ['light', 'dark'] },
  'ui-badge': { tones: ['light', 'dark'] },
  'ui-banner': { tones: ['light', 'dark'], narrow: ['phone light'] },
  'ui-datatable': { holdings: ['light'], cards: ['phone dark'], 'with-detail': ['light'] },
  'ui-daterangepicker': { opened: ['light'] },
  'ui-decimalinput': { 'with-error': ['light'], 'second-separator': ['light'] },
  'ui-errorboundary': { 'in-dialog': ['light', 'phone dark'] },
  'ui-linechart': { average: ['light', 'dark'], several: ['phone light'] },
  'ui-timeline': { across: ['light'], 'in-progress': ['dark'] },
  'ui-tokens': { all: ['light', 'dark'] },
};

/** One story in one look. */
export interface Picture {
  /** The id that Storybook gives it. */
  readonly story: string;
  readonly width: 375 | 1280;
  /** The width at which it is played. */
  readonly playedAt: 375 | 1280;
  readonly appearance: 'light' | 'dark';
  readonly locale: 'en' | 'zh';
}

/** The name of a picture's file, below the folder of its component. */
export const nameOf = ({ story, width, appearance, locale }: Picture): string =>
  `${story.replace('--', '/')}-${width === 375 ? 'phone' : 'desktop'}-${appearance}-${locale}`;

/** Where the server of the pictures has the Storybook. */
export const STORYBOOK = '/storybook/';

/** The page that shows a picture. */
export const addressOf = ({ story, appearance, locale }: Picture): string =>
  `${STORYBOOK}iframe.html?${new URLSearchParams({ id: story, viewMode: 'story', globals: `appearance:${appearance};locale:${locale}` })}`;

const pictureOf = (story: string, run: Look): Picture => ({
  story,
  width: run.includes('phone ') ? 375 : 1280,
  playedAt: run.startsWith('always phone ') ? 375 : 1280,
  appearance: run.includes('dark') ? 'dark' : 'light',
  locale: run.endsWith(' zh') ? 'zh' : 'en',
});

/** Every picture of the set, in its order. */
export const pictures: readonly Picture[] = Object.entries(SET).flatMap(([title, stories]) =>
  Object.entries(stories).flatMap(([story, looks]) => looks.map((run) => pictureOf(`${title}--${story}`, run))),
);

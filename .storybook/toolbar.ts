import type { Brand } from '@earnkit/ui';
import { exampleBrands, exampleBrandNames } from '../packages/ui/src/theme/testing/exampleBrands.ts';

/** How Chromatic pictures the stories that `chromaticModes.ts` chooses: each of the ways they must look right in, alone. */
export const modes = {
  light: { appearance: 'light', viewport: 1280 },
  dark: { appearance: 'dark', viewport: 1280 },
  'right to left': { direction: 'rtl', viewport: 1280 },
  phone: { appearance: 'light', viewport: 375 },
  'phone, dark, right to left': { appearance: 'dark', direction: 'rtl', viewport: 375 },
  'compact brand': { brand: 'indigo', viewport: 1280 },
  Chinese: { locale: 'zh', viewport: 1280 },
  'phone, dark, Chinese': { appearance: 'dark', locale: 'zh', viewport: 375 },
  'high contrast brand': { brand: 'contrast', viewport: 1280 },
};

const made = new Map<string, Brand>();

/** The brand the toolbar asks for; the same object for the same choices. */
export function brandOf(globals: Record<string, unknown>): Brand {
  const choices = Object.fromEntries(
    ['accent', 'radius', 'scaling', 'density'].flatMap((key) => (globals[key] ? [[key, globals[key]]] : [])),
  ) as Brand;
  const name = globals['brand'] as keyof typeof exampleBrands;
  const key = JSON.stringify([name, choices]);
  const brand = made.get(key) ?? { ...exampleBrands[name], ...choices };
  made.set(key, brand);
  return brand;
}

const list = <Icon extends string>(title: string, description: string, icon: Icon, items: Record<string, string>) => ({
  description,
  toolbar: { title, icon, items: Object.entries(items).map(([value, name]) => ({ value, title: name })), dynamicTitle: true },
});

/** What can be chosen for every story in Storybook's toolbar, in short words. Forced colours and less motion are the browser's: see the page Theming. */
export const toolbar = {
  appearance: list('Appearance', 'Light or dark', 'contrast', { light: 'Light', dark: 'Dark' }),
  locale: list('Language', 'Language of the words; the last shows what nobody translated and what would be cut', 'globe', {
    en: 'English',
    zh: '中文',
    'zh-TW': '中文（繁體）',
    de: 'German rules',
    pseudo: '⟦Pseudo żółw⟧',
  }),
  edition: list('Edition', 'Wording and parts of an edition', 'flag', { global: 'Global', us: 'US' }),
  contrast: list('Contrast', 'Contrast that the person asks for', 'accessibility', { standard: 'Standard', more: 'More' }),
  direction: list('Direction', 'Direction of writing', 'transfer', { ltr: 'LTR', rtl: 'RTL' }),
};

/** A choice of the brand: its name, what it changes, and its values, `''` for what the brand says. */
interface BrandChoice {
  readonly title: string;
  readonly description: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A choice that changes one thing of the brand, or leaves it as the brand says. */
const ofBrand = (title: string, description: string, values: readonly string[]): BrandChoice => ({
  title,
  description,
  values: { '': 'As the brand says', ...Object.fromEntries(values.map((value) => [value, value])) },
});

/** What the menu Brand chooses. */
export const brandChoices = {
  brand: { title: 'Brand', description: "A team's look", values: exampleBrandNames },
  accent: ofBrand('Accent', 'Colour of what can be pressed', ['jade', 'blue', 'indigo', 'violet', 'orange']),
  radius: ofBrand('Radius', 'Roundness of corners', ['none', 'small', 'medium', 'large', 'full']),
  scaling: ofBrand('Scaling', 'Size of words, spaces and controls', ['90%', '95%', '100%', '105%', '110%']),
  density: ofBrand('Density', 'How close things stand', ['comfortable', 'compact']),
} satisfies Readonly<Record<string, BrandChoice>>;

/** How stories look before anything is chosen. */
export const initialGlobals: Record<keyof typeof toolbar | keyof typeof brandChoices, string> = {
  appearance: 'light',
  locale: 'en',
  edition: 'global',
  contrast: 'standard',
  direction: 'ltr',
  brand: 'jade',
  accent: '',
  radius: '',
  scaling: '',
  density: '',
};

import type { Brand } from '@earnkit/ui';
import { exampleBrands, exampleBrandNames } from '../packages/ui/src/theme/testing/exampleBrands.ts';

/** How Chromatic pictures every story: each of the ways it must look right in, alone. */
export const modes = {
  light: { appearance: 'light', viewport: 1280 },
  dark: { appearance: 'dark', viewport: 1280 },
  'right to left': { direction: 'rtl', viewport: 1280 },
  phone: { appearance: 'light', viewport: 375 },
  'phone, dark, right to left': { appearance: 'dark', direction: 'rtl', viewport: 375 },
  'compact brand': { brand: 'indigo', viewport: 1280 },
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

/** A switch that changes one thing of the brand, or leaves it as the brand says. */
const ofBrand = <Icon extends string>(title: string, description: string, icon: Icon, values: readonly string[]) =>
  list(title, description, icon, { '': `${title}: as the brand says`, ...Object.fromEntries(values.map((value) => [value, value])) });

/** What can be chosen for every story in Storybook's toolbar. Forced colours and less motion are the browser's: see the page Theming. */
export const toolbar = {
  appearance: list('Appearance', 'Light or dark', 'contrast', { light: 'Light', dark: 'Dark' }),
  locale: list('Language', 'Language of the words; the last shows what nobody translated and what would be cut', 'globe', {
    en: 'English',
    zh: '中文',
    'zh-TW': '中文（繁體格式）',
    de: 'English words, German rules',
    pseudo: '⟦Pseudo żółw⟧',
  }),
  edition: list('Edition', 'Wording and parts of an edition', 'flag', { global: 'Global', us: 'United States' }),
  direction: list('Direction', 'Direction of writing', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  brand: list('Brand', "A team's look", 'paintbrush', exampleBrandNames),
  accent: ofBrand('Accent', 'Colour of what can be pressed', 'circle', ['jade', 'blue', 'indigo', 'violet', 'orange']),
  radius: ofBrand('Radius', 'Roundness of corners', 'component', ['none', 'small', 'medium', 'large', 'full']),
  scaling: ofBrand('Scaling', 'Size of words, spaces and controls', 'zoom', ['90%', '95%', '100%', '105%', '110%']),
  density: ofBrand('Density', 'How close things stand', 'menu', ['comfortable', 'compact']),
};

/** How stories look before anything is chosen. */
export const initialGlobals: Record<keyof typeof toolbar, string> = {
  appearance: 'light',
  locale: 'en',
  edition: 'global',
  direction: 'ltr',
  brand: 'jade',
  accent: '',
  radius: '',
  scaling: '',
  density: '',
};

import { exampleBrandNames } from '../packages/ui/src/theme/testing/exampleBrands.ts';

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

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

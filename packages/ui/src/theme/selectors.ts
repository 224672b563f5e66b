/** The element of every theme. */
export const root = '.radix-themes';
/** The element of every dark theme. */
export const dark = '.radix-themes:where(.dark, .dark-theme), :is(.dark, .dark-theme) .radix-themes:where(:not(.light, .light-theme))';

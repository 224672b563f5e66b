import type { Catalogue } from './en.ts';

/** What the US edition says differently, in English (AMB-129). */
export const usEditionEn: Partial<Catalogue> = {};

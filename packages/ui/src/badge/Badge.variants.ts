import { cva } from 'class-variance-authority';
import type { Tone } from '../theme/tone.ts';
import { badge, looks, sizes } from './Badge.css.ts';

export type BadgeVariant = keyof typeof looks;

const shape = cva(badge, { variants: { size: sizes } });

/** Classes of a badge: one of two looks in one of six tones. */
export const badgeClass = ({ tone, variant, size }: { tone: Tone; variant: BadgeVariant; size: '1' | '2' }): string =>
  shape({ size, className: looks[variant][tone] });

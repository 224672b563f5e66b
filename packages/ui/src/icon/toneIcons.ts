import type { MessageTone } from '../theme/tone.ts';
import { danger, info, success, warning } from './icons.ts';
import type { IconShape } from './Icon.tsx';

/** The icon of a message, by its tone. */
export const toneIcons: Readonly<Record<MessageTone, IconShape>> = { info, success, warning, danger };

import { type UiLabels, englishLabels } from '@earnkit/ui';
import type { Copy } from '../copy/index.ts';

/** The parts' own few words, from the area's catalogue. */
export function uiLabels({ t }: Copy): UiLabels {
  const labels: UiLabels = { ...englishLabels };
  for (const label of Object.keys(englishLabels) as (keyof UiLabels)[]) {
    labels[label] = t(`earn.ui.${label}`, ownPlaceholders(englishLabels[label]));
  }
  return labels;
}

/** The parts fill in their placeholders themselves, so each stands for itself here. */
const ownPlaceholders = (label: string): Record<string, string> =>
  Object.fromEntries([...label.matchAll(/\{(\w+)\}/g)].map(([whole, name]) => [name ?? '', whole]));

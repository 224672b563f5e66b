import type { Brand } from '@earnkit/ui';
import { exampleBrands } from '../packages/ui/src/theme/testing/exampleBrands.ts';

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

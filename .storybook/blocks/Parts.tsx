import type { ReactElement } from 'react';
import { PartsTable } from '../PartNames.tsx';
import { useFacts } from './useFacts.ts';

/** The `data-part` of each component that the page is about. */
export function Parts(): ReactElement | null {
  return <PartsTable names={useFacts()?.names ?? []} />;
}

'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { Words } from '../words/Words.tsx';

const LabelContext = createContext<string | undefined>(undefined);

export interface UnknownAmountsProps {
  /** What a screen reader reads for a value that is not known, such as "Enter an amount"; `undefined` for the label of the theme. */
  label: string | undefined;
  /** The content with the values. */
  children: ReactNode;
}

/** Says why every `Amount` and `Percent` inside that has no value has none. The screen shows two dashes either way. */
export function UnknownAmounts({ label, children }: UnknownAmountsProps) {
  return (
    <LabelContext.Provider value={label}>
      <Words>{children}</Words>
    </LabelContext.Provider>
  );
}

/** The label of the nearest {@link UnknownAmounts}. */
export const useUnknownLabel = (): string | undefined => useContext(LabelContext);

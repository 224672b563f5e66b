'use client';
import { createContext, useContext, type ReactNode } from 'react';

const VisibleContext = createContext(true);

export interface AmountVisibilityProps {
  /** Whether the amounts inside are shown. */
  visible: boolean;
  /** The content with the amounts, including dialogs that it opens. */
  children: ReactNode;
}

/**
 * Shows or hides the figure of every `Amount` inside. The nearest `AmountVisibility` applies, so a dialog can show the amounts of an order
 * on a page that hides them.
 */
export function AmountVisibility({ visible, children }: AmountVisibilityProps) {
  return <VisibleContext.Provider value={visible}>{children}</VisibleContext.Provider>;
}

/** Whether amounts are shown here; for figures that are not an `Amount`, such as one inside a sentence. */
export const useAmountVisibility = (): boolean => useContext(VisibleContext);

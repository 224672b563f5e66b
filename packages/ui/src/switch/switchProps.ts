import type { ReactNode } from 'react';

/** Props of `Switch`. */
export interface SwitchProps {
  /** Whether it is on. */
  checked: boolean;
  /**
   * Called with the wish of the person. Without a promise what is shown stays `checked`. With one the wish is drawn while it runs, to be
   * resolved when `checked` is so; where it is rejected the switch goes back and says that nothing was changed.
   */
  onCheckedChange: (checked: boolean) => void | Promise<void>;
  /** What is switched. */
  label: ReactNode;
  /** A sentence under the label. */
  description?: ReactNode;
  /**
   * Draw only the switch; the label is still read aloud.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * The wish is being carried out: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /** Name in a plain form. */
  name?: string;
}

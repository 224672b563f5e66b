import type { ReactNode } from 'react';
import type { PartProps } from '../theme/rootProps.ts';

/** Props of `Switch`. */
export interface SwitchProps extends PartProps {
  /** Whether it is on. */
  checked: boolean;
  /**
   * Called with the requested state. Without a promise the switch keeps showing `checked`. With one it shows the requested state
   * until the promise settles; resolve it when `checked` has changed. If it rejects, the switch goes back and says that nothing changed.
   */
  onCheckedChange: (checked: boolean) => void | Promise<void>;
  /** Name of the switch. */
  label: ReactNode;
  /**
   * A sentence under the label.
   * @default none
   */
  description?: ReactNode;
  /**
   * Whether to hide the label visually; it stays the accessible name.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * Whether a change is pending: pressing does nothing, and focus stays.
   * @default false
   */
  pending?: boolean;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean;
  /**
   * Name in a plain form.
   * @default none
   */
  name?: string;
}

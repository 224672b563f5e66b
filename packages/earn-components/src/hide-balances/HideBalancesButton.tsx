'use client';
import { type ReactElement, forwardRef } from 'react';
import { useHiddenBalances } from '@earnkit/hooks';
import { Icon, IconButton, icons, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { balanceMessages } from './messages.ts';

/** Hides the amounts of the whole earn area, and shows them again. The choice is remembered on this device. */
export const HideBalancesButton = forwardRef<HTMLButtonElement, PartProps>(function HideBalancesButton(props, ref): ReactElement {
  const { t } = useMessages(balanceMessages);
  const { hidden, setHidden } = useHiddenBalances();
  return (
    <IconButton
      {...rootProps('hide-balances-button', props)}
      ref={ref}
      label={t(hidden ? 'earn.balances.show' : 'earn.balances.hide')}
      onClick={() => setHidden(!hidden)}
    >
      <Icon icon={hidden ? icons.eyeOff : icons.eye} />
    </IconButton>
  );
});

'use client';
import type { ReactElement } from 'react';
import { Button, Switch, type SwitchProps, Text, VisuallyHidden, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partMessages } from '../messages.ts';
import * as css from '../parts.css.ts';

export interface KnownSwitchProps extends Omit<SwitchProps, 'checked'> {
  /** Whether it is on; `undefined` where the exchange does not say. */
  checked: boolean | undefined;
}

/** A switch. Where the exchange does not say how it stands, it shows neither on nor off, and a button turns it on. */
export function KnownSwitch({ checked, ...props }: KnownSwitchProps): ReactElement {
  const { t } = useMessages(partMessages);
  if (checked !== undefined) return <Switch checked={checked} {...props} />;
  const { label, labelHidden = false, disabled = false, pending = false, onCheckedChange } = props;
  return (
    <span className={css.unknownSwitch}>
      {labelHidden ? (
        <VisuallyHidden>
          <Words>{label}</Words> <Words>{t('earn.switch.unknown')}</Words>
        </VisuallyHidden>
      ) : (
        <span className={css.fact}>
          <Text>{label}</Text>
          <Text size="1" color="gray">
            {t('earn.switch.unknown')}
          </Text>
        </span>
      )}
      {disabled ? (
        <Text color="gray">{t('earn.unknown')}</Text>
      ) : (
        <Button variant="outline" tone="neutral" size="1" loading={pending} onClick={() => void onCheckedChange(true)}>
          <Words>{t('earn.switch.turnOn')}</Words>
          <VisuallyHidden>
            {' '}
            <Words>{label}</Words>
          </VisuallyHidden>
        </Button>
      )}
    </span>
  );
}

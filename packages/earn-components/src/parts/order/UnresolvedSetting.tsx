'use client';
import type { ReactElement } from 'react';
import { Button, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import * as css from '../query/list.css.ts';

export interface UnresolvedSettingProps {
  /** Accessible name of an action: several settings of a list have the same. */
  nameOf: (action: string) => string;
  /** Reads the setting again. */
  onCheckAgain: () => void;
  /** Called when the person has checked the setting themselves. @default no such button */
  onRelease?: () => void;
  /** The id of the call whose answer was lost, to give to support. @default no id is shown */
  reference?: string | undefined;
}

/** Replaces a setting in a list while it is not known whether its change was saved. Offers to check again. */
export function UnresolvedSetting({ nameOf, onCheckAgain, onRelease, reference }: UnresolvedSettingProps): ReactElement {
  const { t } = useMessages();
  const button = (label: string, onClick: () => void) => (
    <Button variant="soft" tone="neutral" size="1" aria-label={nameOf(label)} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <span className={css.line}>
      <span role="alert">
        <Words>{t('earn.setting.unresolved')}</Words>
        <Words>{reference !== undefined && ` ${t('earn.error.reference', { id: reference })}`}</Words>
      </span>
      {button(t('earn.checkAgain'), onCheckAgain)}
      {onRelease && button(t('earn.setting.release'), onRelease)}
    </span>
  );
}

'use client';
import type { ReactElement } from 'react';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';

/** Why a dialog that the address names is not opened: there is nothing of that name, or it is not offered to the person now. */
export type AddressFault = 'missing' | 'not-offered';

/** Props of {@link AddressNotice}. */
interface AddressNoticeProps {
  /** Why nothing is opened; nothing is drawn without it. */
  readonly fault: AddressFault | undefined;
}

/** Says that a dialog which the address names cannot be opened, and why; without it a wrong address would open nothing in silence. */
export function AddressNotice({ fault }: AddressNoticeProps): ReactElement | null {
  const { t } = useMessages();
  if (fault === undefined) return null;
  return (
    <Banner tone="warning" live="polite">
      {t(fault === 'missing' ? 'earn.address.missing' : 'earn.address.notOffered')}
    </Banner>
  );
}

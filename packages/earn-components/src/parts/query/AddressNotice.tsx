'use client';
import { type ReactElement, useEffect, useRef } from 'react';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';

/**
 * Why a dialog that the address names is not opened: there is nothing of that name, it is not among the rows that are shown of a longer
 * list, or it is not offered to the person now.
 */
export type AddressFault = 'missing' | 'not-shown' | 'not-offered';

interface AddressNoticeProps {
  /** Why nothing is opened; nothing is drawn without it. */
  readonly fault: AddressFault | undefined;
  /** Space around it, where the place leaves none. @default none */
  readonly className?: string | undefined;
}

const TEXTS = {
  missing: 'earn.address.missing',
  'not-shown': 'earn.address.notShown',
  'not-offered': 'earn.address.notOffered',
} as const satisfies Record<AddressFault, string>;

/**
 * Says that a dialog which the address names cannot be opened, and why; without it a wrong address would open nothing in silence. It comes
 * into view, as the dialog would: a list may stand far below what a phone shows of a page.
 */
export function AddressNotice({ fault, ...rest }: AddressNoticeProps): ReactElement | null {
  return fault === undefined ? null : <Notice fault={fault} {...rest} />;
}

function Notice({ fault, className }: AddressNoticeProps & { readonly fault: AddressFault }): ReactElement {
  const { t } = useMessages();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    own.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner ref={own} tone="warning" live="polite" className={className}>
      {t(TEXTS[fault])}
    </Banner>
  );
}

'use client';
import { type ReactElement, useEffect, useRef } from 'react';
import { Banner } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';

/**
 * Why the dialog named in the URL does not open: there is no such row (`missing`), the row is on a page of the list that is not shown
 * (`not-shown`), or the dialog is not offered to the person now (`not-offered`).
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
 * Says that the dialog named in the URL cannot be opened, and why; without it, a wrong URL would silently open nothing. It scrolls into
 * view, because a list may be far below the part of the page that a phone shows.
 */
export function AddressNotice({ fault, ...rest }: AddressNoticeProps): ReactElement | null {
  return fault === undefined ? null : <Notice fault={fault} {...rest} />;
}

function Notice({ fault, className }: AddressNoticeProps & { readonly fault: AddressFault }): ReactElement {
  const { t } = useMessages();
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which must not be returned as a clean-up function.
    own.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner ref={own} tone="warning" live="polite" className={className}>
      {t(TEXTS[fault])}
    </Banner>
  );
}

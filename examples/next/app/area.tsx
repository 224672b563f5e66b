'use client';

import { EarnArea } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import type { Session } from '@earnkit/hooks';
import type { ReactElement, ReactNode } from 'react';

const client = createEarnClient();

/** The part of the product that needs the browser. */
export const Area = ({ session, children }: { readonly session: Session; readonly children: ReactNode }): ReactElement => (
  <EarnArea client={client} session={session} timeZone="UTC">
    {children}
  </EarnArea>
);

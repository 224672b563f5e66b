'use client';
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '@earnkit/hooks';
import { Button, EmptyState, type EmptyStateProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';

/** Props of {@link SignInPrompt}. */
export interface SignInPromptProps {
  /** What the visitor sees here after signing in. */
  title: ReactNode;
  /** A second sentence. @default none */
  hint?: ReactNode;
  /** `page` for a section of a page, `compact` for a dialog. @default 'page' */
  size?: EmptyStateProps['size'];
}

/** Asks a visitor to sign in, in place of data that belongs to a person (SH-03, SH-04). */
export function SignInPrompt({ title, hint, size = 'page' }: SignInPromptProps): ReactElement {
  const { t } = useMessages();
  const { askLogin } = useSession();
  return <EmptyState size={size} title={title} description={hint} action={<Button onClick={askLogin}>{t('earn.login')}</Button>} />;
}

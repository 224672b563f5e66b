'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { useSession } from '@earnkit/hooks';
import { Button, EmptyState, type EmptyStateProps, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';

export interface SignInPromptProps extends PartProps {
  /** What the visitor sees here after signing in. */
  title: ReactNode;
  /** A second sentence. @default none */
  hint?: ReactNode;
  /** `page` for a section of a page, `compact` for a dialog. @default 'page' */
  size?: EmptyStateProps['size'];
}

/** Asks a visitor to sign in, in place of data that belongs to a person (SH-03, SH-04). */
export const SignInPrompt = forwardRef<HTMLDivElement, SignInPromptProps>(function SignInPrompt(
  { title, hint, size = 'page', ...rest },
  ref,
): ReactElement {
  const { t } = useMessages();
  const { askLogin } = useSession();
  return (
    <EmptyState
      data-part="sign-in-prompt"
      {...rest}
      ref={ref}

      size={size}
      title={title}
      description={hint}
      action={<Button onClick={askLogin}>{t('earn.login')}</Button>}
    />
  );
});

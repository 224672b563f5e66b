'use client';
import { type MouseEvent, type ReactElement } from 'react';
import { thisPage, useEarn } from '@earnkit/hooks';
import { Dialog, LinkButton, type PartProps } from '@earnkit/ui';
import { loginMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import { isPlainClick } from '../parts/isPlainClick.ts';
import { whileOpen } from '../parts/lazy/whileOpen.tsx';

export interface LoginDialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it or follows one of its links. */
  onOpenChange: (open: boolean) => void;
}

/**
 * The registration modal (SH-05, SH-08): sign up, or log in and come back to this page. Both are links from the provider's
 * `links`. `EarnArea` opens it whenever signing in is needed.
 */
export const LoginDialog = whileOpen<LoginDialogProps>()(function LoginDialog({ onOpenChange, ...rest }, ref): ReactElement {
  const { t } = useMessages(loginMessages);
  const { links, navigate } = useEarn();
  const methods = [
    { key: 'signUp', href: links.signUp(), variant: 'soft', label: t('earn.session.signUp') },
    { key: 'logIn', href: links.login(thisPage()), variant: 'solid', label: t('earn.login') },
  ] as const;
  const follow = (event: MouseEvent, href: string): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpenChange(false);
    navigate(href);
  };
  return (
    <Dialog
      data-part="login-dialog"
      {...rest}
      ref={ref}

      open
      onOpenChange={onOpenChange}
      size="1"
      title={t('earn.session.title')}
      description={t('earn.session.text')}
      footer={methods.map(
        ({ key, href, variant, label }) =>
          href !== undefined && (
            <LinkButton
              key={key}
              size="3"
              href={href}
              variant={variant}
              {...(key === 'logIn' && { 'data-autofocus': '' })}
              onClick={(event) => follow(event, href)}
            >
              {label}
            </LinkButton>
          ),
      )}
    />
  );
});

'use client';
import type { ReactElement } from 'react';
import type { FundingMethod } from '@earnkit/core/account/rules';
import { useAddFunds, useSession } from '@earnkit/hooks';
import { Button, CoinIcon, Dialog, Flex, Text, Words } from '@earnkit/ui';
import { addFundsMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import type { CoinDialogProps } from '../parts/lazy/dialogProps.ts';
import { FailureMessage } from '../parts/order/FailureMessage.tsx';
import { RetryBanner } from '../parts/query/StaleBanner.tsx';
import { FundingMethods } from './FundingMethods.tsx';
import { whileOpen } from '../parts/lazy/whileOpen.tsx';

export interface AddFundsDialogProps extends CoinDialogProps {
  /** Called before a method leads to another page, to close the dialog below. Its input is kept. @default nothing */
  onLeave?: (() => void) | undefined;
}

/**
 * Methods to add funds: deposit, express buy, transfer, spot trade (SH-02, SH-26 to SH-30). A method that does not apply is left
 * out. Opened above another dialog, it hides that dialog and shows it again unchanged. A visitor is asked to sign in (SH-03).
 */
export const AddFundsDialog = whileOpen<AddFundsDialogProps>()(function AddFundsDialog(
  { onOpenChange, asset, icon, onLeave, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(addFundsMessages);
  const { session, askLogin } = useSession();
  const addFunds = useAddFunds(asset);
  const close = (): void => onOpenChange(false);
  const take = (method: FundingMethod): void =>
    addFunds.take(method, () => {
      onLeave?.();
      close();
    });
  const anonymous = session.state === 'anonymous';
  return (
    <Dialog
      data-part="add-funds-dialog"
      {...rest}
      ref={ref}

      open
      onOpenChange={onOpenChange}
      size="1"
      title={t('earn.addFunds.title', { coin: asset })}
      icon={<CoinIcon symbol={asset} src={icon} />}
      {...(anonymous && {
        footer: (
          <Button
            size="3"
            wide
            onClick={() => {
              close();
              askLogin();
            }}
          >
            {t('earn.login')}
          </Button>
        ),
      })}
    >
      {anonymous ? (
        <Text as="p">{t('earn.addFunds.login')}</Text>
      ) : (
        <Flex direction="column" gap="3">
          <FundingMethods addFunds={addFunds} onTake={take} />
          {addFunds.failed && (
            <RetryBanner onRetry={addFunds.failed.retry}>
              <Words>{t('earn.addFunds.failed')}</Words> <FailureMessage reading={addFunds.failed} otherwise="" />
            </RetryBanner>
          )}
        </Flex>
      )}
    </Dialog>
  );
});

import { Flex, LinkButton, Text } from '@earnkit/ui';
import type { ReactElement } from 'react';
import { withLanguage } from '../navigation.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { useAtExchange } from '../session/sessionStore.ts';
import { Page } from './Page.tsx';
import { usePlace } from './place.tsx';
import { type OutsideKey, outsideMessages } from '../messages/outside.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';

/** What a real exchange shows at these paths; the first match counts. A product's pages say it themselves. */
const PLACES: readonly (readonly [prefix: string, word: OutsideKey])[] = [
  ['/signup', 'outside.signUp'],
  ['/myaccount/security', 'outside.security'],
  ['/myaccount/', 'outside.account'],
  ['/trade/', 'outside.trade'],
  ['/crypto/buy', 'outside.buy'],
  ['/vip', 'outside.vip'],
  ['/web3/', 'outside.web3'],
  ['/learn/', 'outside.learn'],
  ['/proof-of-reserves', 'outside.reserves'],
  ['/legal/', 'outside.legal'],
];

/** A page of the exchange that the console does not have; it says what the exchange shows there. */
export function OutsidePage(): ReactElement {
  const { t } = useConsoleMessages(outsideMessages);
  const { pathname, search, page } = usePlace();
  const atExchange = useAtExchange();
  const { language } = usePreferences();
  const what = page?.outside?.[language] ?? t(PLACES.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'outside.help');
  return (
    <Page title={t('outside.title')}>
      <Flex direction="column" align="start" gap="4" maxWidth="560px">
        <Text as="p">{t(atExchange ? 'outside.exchange' : 'outside.text', { what })}</Text>
        <Text as="p" size="2" color="gray">
          {`${t('outside.address')}: ${pathname}${search}`}
        </Text>
        <Flex gap="2" wrap="wrap">
          {pathname === '/vip' && (
            // stakes from here carry the VIP theme (ST-102)
            <LinkButton variant="soft" href={withLanguage('/staking?src=1')}>
              {t('outside.toVipStaking')}
            </LinkButton>
          )}
          <LinkButton href={withLanguage('/simple-earn')}>{t('toSimpleEarn')}</LinkButton>
        </Flex>
      </Flex>
    </Page>
  );
}

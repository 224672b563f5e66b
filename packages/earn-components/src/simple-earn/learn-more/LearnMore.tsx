'use client';
import { type ReactElement, forwardRef } from 'react';
import { useEarn } from '@earnkit/hooks';
import { Flex, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import * as css from './LearnMore.css.ts';
import { marketMessages } from '../marketMessages.ts';

/** The pages, in the order in which they are shown. */
const PAGES = ['faq', 'help', 'course', 'proofOfReserves', 'termsOfUse', 'riskDisclosure'] as const;

/**
 * The pages about Simple Earn: questions, help, a course, the proof of reserves, terms of use and risk disclosure (SE-16,
 * SE-19 to SE-21, SE-24), and the person's holdings in the account's own pages (SE-22). The addresses are the provider's `links`.
 */
export const LearnMore = forwardRef<HTMLElement, PartProps>(function LearnMore(rest, ref): ReactElement {
  const { t } = useMessages(marketMessages);
  const { links, session } = useEarn();
  return (
    <Flex gapX="5" gapY="1" wrap="wrap" asChild>
      <nav ref={ref} aria-label={t('earn.learnMore.label')} {...rootProps('learn-more', rest, css.links)}>
        {PAGES.map((page) => (
          <AreaLink key={page} href={links[page]()}>
            {t(`earn.learnMore.${page}`)}
          </AreaLink>
        ))}
        {session.state === 'signed-in' && <AreaLink href={links.accountLendings()}>{t('earn.learnMore.accountLendings')}</AreaLink>}
      </nav>
    </Flex>
  );
});

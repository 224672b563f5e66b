'use client';
import { type ReactElement, forwardRef } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type PartProps, rootProps, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../dialogMessages.ts';
import { OutsideLink } from '../OutsideLink.tsx';

/** Leads to the terms of use and the risk disclosure before an order (SE-24). They open in a tab of their own, so that the form stays. */
export const TermsNote = forwardRef<HTMLParagraphElement, PartProps>(function TermsNote(rest, ref): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const { links } = useEarn();
  return (
    <Text as="p" size="1" color="gray" ref={ref} {...rootProps('terms-note', rest)}>
      <Words>{t('earn.terms.before')}</Words>
      <OutsideLink href={links.termsOfUse()}>{t('earn.terms.use')}</OutsideLink>
      <Words>{t('earn.terms.between')}</Words>
      <OutsideLink href={links.riskDisclosure()}>{t('earn.terms.risk')}</OutsideLink>
    </Text>
  );
});

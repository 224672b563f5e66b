'use client';
import type { Invitation } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { listText } from '../query/listText.ts';
import { useTimes } from '../figures/useTimes.ts';
import type { PosterContent, PosterFact } from './posterContent.ts';
import { partDialogMessages } from '../dialogMessages.ts';

/** What a poster is about, in the person's language. */
export interface PosterSubject {
  /** The product. */
  readonly product: string;
  /** The coin's name. */
  readonly coin: string;
  /** Address of the coin's picture; `undefined` draws a letter. */
  readonly icon: string | undefined;
  /** What the person earned, which is left out where they do not want it shown; `undefined` where it is not known. */
  readonly amount: PosterFact | undefined;
  /** The figures that are always shown; one that is not known is left out (AMB-104). */
  readonly facts: readonly PosterFact[];
  /** A disclaimer about the figures. */
  readonly note: string;
}

/** What a poster is made of. */
export interface PosterSource {
  readonly subject: PosterSubject;
  /** When the figures were read, in unix seconds. */
  readonly readAt: number;
  /** The person's invitation; `undefined` without a code. */
  readonly invitation: Invitation | undefined;
  /** Whether the amount is shown. */
  readonly withAmount: boolean;
}

/** The figures that a poster shows. */
export const shownFacts = ({ amount, facts }: PosterSubject, withAmount: boolean): readonly PosterFact[] =>
  withAmount && amount !== undefined ? [amount, ...facts] : facts;

/** The content of a poster in the person's language, and the same as one text (AMB-104). */
export function usePosterContent({ subject, readAt, invitation, withAmount }: PosterSource): { content: PosterContent; label: string } {
  const { t, language } = useMessages(partDialogMessages);
  const { minute } = useTimes();
  const { product, coin, note } = subject;
  const facts = shownFacts(subject, withAmount);
  const content: PosterContent = {
    product,
    coin,
    facts,
    invitation: invitation && {
      invite: t('earn.share.poster.scan'),
      code: { label: t('earn.share.poster.code'), value: invitation.code },
      link: invitation.link,
    },
    notes: [t('earn.share.poster.asOf', { time: minute(readAt) }), note],
  };
  const factText = (fact: PosterFact): string => t('earn.share.poster.fact', { label: fact.label, value: fact.value });
  const parts = [
    product,
    coin,
    ...facts.map(factText),
    ...(content.invitation ? [factText(content.invitation.code), content.invitation.link] : []),
    ...content.notes,
  ];
  return { content, label: t('earn.share.poster.text', { parts: listText(language, parts) }) };
}

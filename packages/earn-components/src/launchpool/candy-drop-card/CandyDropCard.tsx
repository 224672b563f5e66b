'use client';
import { type ReactElement, forwardRef } from 'react';
import type { CandyDropItem } from '@earnkit/core/launchpool/contract';
import { type CandyDropView, useCandyDrop } from '@earnkit/hooks/launchpool';
import { LinkButton, type PartProps, rootProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useLinkTo } from '../../parts/useLinkTo.ts';
import * as css from './CandyDropCard.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface CandyDropCardProps extends PartProps {
  /** The candy drop, as the exchange sends it. */
  item: CandyDropItem;
}

/**
 * A candy drop: its message with the highlighted part, and its link (CD-03, AMB-134). The exchange's words are text, never
 * markup. The US edition has none (US-03).
 */
export const CandyDropCard = forwardRef<HTMLDivElement, CandyDropCardProps>(function CandyDropCard(
  { item, ...rest },
  ref,
): ReactElement | null {
  const view = useCandyDrop(item);
  return view === undefined ? null : <SuggestionCard {...rest} ref={ref} suggestion={view} />;
});

export interface SuggestionCardProps extends PartProps {
  /** The candy drop, split into the pieces to render. */
  suggestion: CandyDropView;
  /** Called before the link is followed, to close an open dialog. @default nothing */
  onLeave?: () => void;
}

/** A candy drop that is suggested after a stake (CD-06, LP-46). */
export const SuggestionCard = forwardRef<HTMLDivElement, SuggestionCardProps>(function SuggestionCard(
  { suggestion: { parts, url }, onLeave, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const link = useLinkTo(url ?? '', onLeave);
  const message = parts.map(({ text }) => text).join('');
  return (
    <div ref={ref} {...rootProps('candy-drop-card', rest, css.card)}>
      <div className={css.words}>
        <Text size="1" color="gray">
          {t('earn.candyDrop.label')}
        </Text>
        <Text as="p" size="2">
          <bdi>
            {parts.map(({ text, highlighted }, index) =>
              highlighted ? (
                // The pieces of one message never change places.
                <em key={index} className={css.highlight}>
                  {text}
                </em>
              ) : (
                <span key={index}>{text}</span>
              ),
            )}
          </bdi>
        </Text>
      </div>
      {url !== undefined && (
        <LinkButton {...link} variant="outline" tone="neutral" aria-label={t('earn.candyDrop.openOf', { message })}>
          {t('earn.candyDrop.open')}
        </LinkButton>
      )}
    </div>
  );
});

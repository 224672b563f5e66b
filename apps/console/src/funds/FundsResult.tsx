import { Banner, Button, Flex, LinkButton } from '@earnkit/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { fundsMessages } from '../messages/funds.ts';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import { backHref } from './links.ts';

/** Props of {@link FundsResult}. */
export interface FundsResultProps {
  /** What came of the order. */
  text: string;
  /** The address to go back to, as it came. */
  next: string | undefined;
  /** Begins another order. */
  onAnother: () => void;
}

/** The result of an order, with a link back to the page that needed the money. */
export function FundsResult({ text, next, onAnother }: FundsResultProps): ReactElement {
  const { t } = useConsoleMessages(fundsMessages);
  const back = useRef<HTMLAnchorElement>(null);
  // the button that was pressed is gone; the way back stands where it stood
  useEffect(() => back.current?.focus(), []);
  return (
    <Flex direction="column" gap="4">
      <Banner tone="success" live="polite">
        {text}
      </Banner>
      <LinkButton ref={back} href={backHref(next)} size="3" wide>
        {t(next === undefined ? 'toSimpleEarn' : 'funds.back')}
      </LinkButton>
      <Button variant="soft" tone="neutral" size="3" wide onClick={onAnother}>
        {t('funds.another')}
      </Button>
    </Flex>
  );
}

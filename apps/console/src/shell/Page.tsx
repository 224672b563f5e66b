import { Banner, ErrorBoundary, ErrorState, type FailedProps, Flex, Heading, Text, Words } from '@earnkit/ui';
import { type ReactElement, type ReactNode, Children, useEffect } from 'react';
import { useConsoleMessages } from '../messages/useConsoleMessages.ts';
import * as css from './Page.css.ts';
import { useHasPassed, useSilence } from './silence.ts';

interface WidgetProps {
  /** The part. */
  children: ReactNode;
}

/** An error boundary around a part of a page. If the part fails, it shows a message with a button to try again; the rest stays. */
const Widget = ({ children }: WidgetProps): ReactElement => <ErrorBoundary fallback={BrokenWidget}>{children}</ErrorBoundary>;

function BrokenWidget({ onRetry }: FailedProps): ReactElement {
  const { t } = useConsoleMessages();
  return <ErrorState title={t('error.title')} description={t('error.part')} onRetry={onRetry} />;
}

interface PageProps {
  /** Heading of the page and title of the window. */
  title: string;
  /** One sentence below the heading. @default none */
  lead?: ReactNode;
  /** Whether a phone shows that sentence too; without it, a list stands higher. @default true */
  leadOnPhone?: boolean;
  /** Buttons beside the heading. @default none */
  actions?: ReactNode;
  /** Whether the buttons come with an answer: until then, their height is kept. @default false */
  actionsComing?: boolean;
  /** The parts of the page; one that cannot be drawn leaves the others alone. */
  children: ReactNode;
}

/** Milliseconds for which a page that has just been opened shows its parts from top to bottom. */
const ARRIVAL = 1200;

/** A page: its heading, which takes the focus after a change of page, and what stands below it. */
export function Page({ title, lead, leadOnPhone = true, actions, actionsComing = false, children }: PageProps): ReactElement {
  const { t } = useConsoleMessages();
  const product = t('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  const arriving = !useHasPassed(ARRIVAL);
  const silent = useSilence();
  return (
    <Flex direction="column" gap="6" className={arriving ? css.arriving : undefined}>
      <Flex align={lead === undefined ? 'center' : 'start'} justify="between" wrap="wrap" gap="3" asChild>
        <header>
          <Flex direction="column" gap="1" className={css.words}>
            <Heading as="h1" size="6" className={css.heading} tabIndex={-1}>
              {title}
            </Heading>
            {lead !== undefined && (
              <Text as="p" size="3" color="gray" className={leadOnPhone ? undefined : css.desktop}>
                {lead}
              </Text>
            )}
          </Flex>
          <Words>{actions}</Words>
          {actionsComing && <span className={css.buttonHeight} />}
        </header>
      </Flex>
      {silent && (
        <Banner tone="warning" live="polite" title={t('slow.title')}>
          {t('slow.text')}
        </Banner>
      )}
      {Children.map(children, (part) => part && <Widget>{part}</Widget>)}
    </Flex>
  );
}

import { Heading, Text } from '@earnkit/ui';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../words/useWords.ts';
import * as css from './Page.css.ts';

/** Props of {@link Page}. */
export interface PageProps {
  /** Heading of the page and title of the window. */
  title: string;
  /** One sentence below the heading. @default none */
  lead?: ReactNode;
  /** The page. */
  children: ReactNode;
}

/** A page: its heading, which takes the focus after a change of page, and what stands below it. */
export function Page({ title, lead, children }: PageProps): ReactElement {
  const say = useWords();
  const product = say('product');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Heading level={1} size="6" tabIndex={-1}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text as="p" size="3" tone="muted">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </div>
  );
}

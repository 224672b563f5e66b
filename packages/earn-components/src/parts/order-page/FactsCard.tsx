import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { Card, Flex, Heading, type PartProps, rootProps, type SummaryItem, SummaryList, Words } from '@earnkit/ui';

export interface FactsCardProps extends PartProps {
  /** What the facts are of. */
  title: string;
  /** The facts. */
  items: readonly SummaryItem[];
  /** Level of the heading; without one the title is the name of the card alone. @default none */
  headingLevel?: 2 | 3 | 4;
  /** Below the facts, such as a `RiskLine`. @default nothing */
  children?: ReactNode;
}

/** What an order is, beside the sections of its page. */
export const FactsCard = forwardRef<HTMLElement, FactsCardProps>(function FactsCard(
  { title, items, headingLevel, children, ...rest },
  ref,
): ReactElement {
  return (
    <Card size="2" asChild>
      <section ref={ref} {...rootProps('facts-card', rest)} aria-label={title}>
        <Flex direction="column" gap="3">
          {headingLevel !== undefined && (
            <Heading as={`h${headingLevel}`} size="3">
              {title}
            </Heading>
          )}
          <SummaryList items={items} />
          <Words>{children}</Words>
        </Flex>
      </section>
    </Card>
  );
});

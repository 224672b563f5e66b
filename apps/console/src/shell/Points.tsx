import { Flex, Grid, Heading, Separator, Text } from '@earnkit/ui';
import { useId, type ReactElement } from 'react';

export interface PointsProps {
  /** Heading of the section. */
  title: string;
  /** A few words and a sentence each. */
  points: readonly { readonly title: string; readonly text: string }[];
}

/** One, two or four side by side; never three and one. */
const COLUMNS =
  'repeat(auto-fit, minmax(min(100%, max(220px, 25% - var(--space-6), min(50% - var(--space-6), (960px - 100%) * 999))), 1fr))';

/** A section that explains a product in a few points. */
export function Points({ title, points }: PointsProps): ReactElement {
  const id = useId();
  return (
    <Flex direction="column" gap="4" asChild>
      <section aria-labelledby={id}>
        <Separator size="4" mb="4" />
        <Heading as="h2" size="4" id={id}>
          {title}
        </Heading>
        <Grid columns={COLUMNS} gap="6" m="0" asChild>
          <dl>
            {points.map((point) => (
              <Flex key={point.title} direction="column" gap="1">
                <Text weight="medium" asChild>
                  <dt>{point.title}</dt>
                </Text>
                <Text size="2" color="gray" asChild>
                  <dd>{point.text}</dd>
                </Text>
              </Flex>
            ))}
          </dl>
        </Grid>
      </section>
    </Flex>
  );
}

import { Heading, Text } from '@earnkit/ui';
import { useId, type ReactElement } from 'react';
import * as css from './Points.css.ts';

/** Props of {@link Points}. */
export interface PointsProps {
  /** Heading of the section. */
  title: string;
  /** A few words and a sentence each. */
  points: readonly { readonly title: string; readonly text: string }[];
}

/** A section that explains a product in a few points. */
export function Points({ title, points }: PointsProps): ReactElement {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading level={2} size="4" id={id}>
        {title}
      </Heading>
      <dl className={css.points}>
        {points.map((point) => (
          <div key={point.title} className={css.point}>
            <Text as="dt" weight="medium">
              {point.title}
            </Text>
            <Text as="dd" size="2" tone="muted">
              {point.text}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}

'use client';
import { type ReactElement, forwardRef } from 'react';
import { useFaq } from '@earnkit/hooks';
import { Disclosure, EmptyState, Flex, type PartProps, rootProps, Skeleton, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { prose } from '../../parts/parts.css.ts';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { marketMessages } from '../marketMessages.ts';

/** Rows of the placeholder: about as many questions as there are, so that what stands below them stays in place. */
const PLACEHOLDERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Questions about Simple Earn and their answers (SE-57). Both are the exchange's own text. For visitors too. */
export const Faq = forwardRef<HTMLDivElement, PartProps>(function Faq(rest, ref): ReactElement {
  const { t } = useMessages(marketMessages);
  return (
    <Flex direction="column" ref={ref} {...rootProps('faq', rest)}>
      <QueryView
        reading={useFaq()}
        failed={t('earn.faq.failed')}
        loading={
          <Flex direction="column" gap="5" py="3" aria-busy="true">
            {PLACEHOLDERS.map((row) => (
              <Skeleton key={row} shape="block" width="16em" height="21px" />
            ))}
          </Flex>
        }
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('earn.faq.empty')} />
          ) : (
            rows.map(({ question, answer }) => (
              <Disclosure key={question} title={question} level={2}>
                <Text as="p" color="gray" className={prose}>
                  {answer}
                </Text>
              </Disclosure>
            ))
          )
        }
      </QueryView>
    </Flex>
  );
});

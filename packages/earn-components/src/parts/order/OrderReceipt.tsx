'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { useEarn } from '@earnkit/hooks';
import { Button, Flex, type PartProps, ResultDialog, type SummaryItem, SummaryList, Timeline, type TimelineItem, Words } from '@earnkit/ui';

/** A next step after an order. */
export interface ReceiptAction {
  /** Label of the action. */
  readonly label: ReactNode;
  /** Called when it is pressed. @default nothing */
  readonly onSelect?: () => void;
  /** Where it leads; the receipt closes. An action that leads to a page which the product does not have is not shown. */
  readonly href?: string | undefined;
}

export interface OrderReceiptProps extends PartProps {
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** What happened, as a short title. */
  title: ReactNode;
  /** One sentence with amount and coin. */
  text: ReactNode;
  /** The order's figures, line by line; empty if the text contains them all. */
  summary: readonly SummaryItem[];
  /** Between the figures and the timeline. @default nothing */
  notice?: ReactNode;
  /** What happens when, and the list's accessible name. @default none */
  timeline?: { readonly label: string; readonly items: readonly TimelineItem[] };
  /** What can be done next; the last one is the main one. */
  actions: readonly ReceiptAction[];
}

/** Props of the receipt that a product's order dialog draws. */
export interface ProductReceiptProps<Receipt> extends Pick<OrderReceiptProps, 'onOpenChange'> {
  /** The order that was placed. */
  receipt: Receipt;
  /** Opens an empty form. */
  onMore: () => void;
}

/** The receipt of an order that was placed (SE-46, SE-F-29): figures, timeline and next steps. */
export const OrderReceipt = forwardRef<HTMLDivElement, OrderReceiptProps>(function OrderReceipt(
  { onOpenChange, title, text, summary, notice, timeline, actions, ...rest },
  ref,
): ReactElement {
  const { navigate } = useEarn();
  const offered = actions.filter((action) => action.onSelect !== undefined || action.href !== undefined);
  return (
    <ResultDialog
      data-part="order-receipt"
      {...rest}
      ref={ref}

      open
      onOpenChange={onOpenChange}
      tone="success"
      title={title}
      description={text}
      actions={offered.map(({ label, onSelect, href }, index) => (
        <Button
          // The actions of a receipt never change places.
          key={index}
          size="3"
          onClick={() => {
            onSelect?.();
            if (href === undefined) return;
            navigate(href);
            onOpenChange(false);
          }}
          {...(index < offered.length - 1 && { variant: 'soft', tone: 'neutral' })}
        >
          {label}
        </Button>
      ))}
    >
      <Flex direction="column" gap="4">
        {summary.length > 0 && <SummaryList variant="filled" items={summary} />}
        <Words>{notice}</Words>
        {timeline && <Timeline label={timeline.label} items={timeline.items} />}
      </Flex>
    </ResultDialog>
  );
});

'use client';
import { Icon, icons, type IconShape } from '../icon/index.ts';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { pagerLabels } from '../theme/labels.ts';
import * as css from './foot.css.ts';
import { pagerItems } from './pagination.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  /** Whether further pages may follow the last one. */
  open: boolean;
  onPageChange: (page: number) => void;
  /** Only back, forward and the position: for a phone. */
  compact: boolean;
}

/**
 * Buttons of pages (UI-18). The first and last page do not disable a button but mark it, so that focus
 * stays where it was after the last possible step.
 */
export function Pager({ page, pageCount, open, onPageChange, compact }: PagerProps) {
  const labels = useLabels(pagerLabels);
  const step = (target: number, label: string, icon: IconShape) => {
    const possible = target >= 1 && target <= pageCount;
    return (
      <li>
        <button
          type="button"
          className={css.pageButton}
          aria-label={label}
          aria-disabled={!possible || undefined}
          onClick={() => possible && onPageChange(target)}
        >
          <Icon icon={icon} />
        </button>
      </li>
    );
  };
  return (
    <nav aria-label={labels.pagination}>
      <ul className={css.pages}>
        {step(page - 1, labels.previousPage, icons.chevronBack)}
        {compact ? (
          <li className={css.pageOf}>
            {formatMessage(open ? labels.page : labels.pageOf, { page: String(page), pages: String(pageCount) })}
          </li>
        ) : (
          pagerItems(page, pageCount, open).map((item) =>
            typeof item === 'number' ? (
              <li key={item}>
                <button
                  type="button"
                  className={css.pageButton}
                  aria-label={formatMessage(labels.page, { page: String(item) })}
                  aria-current={item === page ? 'page' : undefined}
                  onClick={() => item !== page && onPageChange(item)}
                >
                  {item}
                </button>
              </li>
            ) : (
              <li key={item} className={css.pageGap} aria-hidden="true">
                …
              </li>
            ),
          )
        )}
        {step(page + 1, labels.nextPage, icons.chevronForward)}
      </ul>
    </nav>
  );
}

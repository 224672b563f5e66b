import type { Row } from './rows.ts';

interface PartProps {
  readonly row: Row;
}

/** First cell of every row, by which the benchmark knows it. */
export const Id = ({ row: { id } }: PartProps) => <span data-cell={id}>{id}</span>;

/** Last cell of every row. */
export const Switch = ({ row: { id, auto }, toggle }: PartProps & { readonly toggle: (id: number) => void }) => (
  <button type="button" role="switch" aria-checked={auto} aria-label={`Auto-renew ${id}`} data-switch={id} onClick={() => toggle(id)}>
    {auto ? 'On' : 'Off'}
  </button>
);

/** Page buttons of the tables that bring none. */
export const Pager = ({
  page,
  pages,
  onPage,
}: {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}) => (
  <nav aria-label="Pages">
    <button type="button" disabled={page === 0} onClick={() => onPage(page - 1)}>
      Previous
    </button>
    <span>
      {page + 1} / {pages}
    </span>
    <button type="button" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
      Next
    </button>
  </nav>
);

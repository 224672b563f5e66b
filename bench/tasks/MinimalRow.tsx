import { memo } from 'react';
import { TEXT_COLUMNS, type Row } from './rows.ts';

/** A plain row that renders again only when it changes. */
export const MinimalRow = memo(function MinimalRow({
  row,
  toggle,
  height,
}: {
  readonly row: Row;
  readonly toggle: (id: number) => void;
  readonly height?: number;
}) {
  return (
    <tr style={height === undefined ? undefined : { height }}>
      <td data-cell={row.id}>{row.id}</td>
      {TEXT_COLUMNS.map(({ key }) => (
        <td key={key}>{row[key]}</td>
      ))}
      <td>
        <button
          type="button"
          role="switch"
          aria-checked={row.auto}
          aria-label={`Auto-renew ${row.id}`}
          data-switch={row.id}
          onClick={() => toggle(row.id)}
        >
          {row.auto ? 'On' : 'Off'}
        </button>
      </td>
    </tr>
  );
});

/** The header above such rows. */
export const MinimalHeader = memo(function MinimalHeader() {
  return (
    <thead>
      <tr>
        <th scope="col">ID</th>
        {TEXT_COLUMNS.map(({ key, title }) => (
          <th key={key} scope="col">
            {title}
          </th>
        ))}
        <th scope="col">Auto-renew</th>
      </tr>
    </thead>
  );
});

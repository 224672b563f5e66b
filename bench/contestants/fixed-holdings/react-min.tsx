import { useEffect, useState } from 'react';
import type { ContestantProps } from '../../page/boot.tsx';
import { fetchInPage, ORDERS, type OrderRow } from '../../tasks/exchange.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: 'tbody a', next: '#next' };

const COLUMNS = ['Coin', 'APR', 'Principal', 'Est. interest', 'Subscribed', 'Received', 'Status', 'Redeem to', 'Renews', 'Actions'];
const time = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' });

/** The smallest such list in React: it reads a page and draws it, with the browser's own controls. */
export default function Page({ onControls }: ContestantProps) {
  return useDrawn(onControls) > 0 && <Orders />;
}

function Orders() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState<readonly OrderRow[]>([]);
  useEffect(() => {
    void fetchInPage(`http://127.0.0.1/fixed_earn/api/user/lend?page=${page}&limit=10`)
      .then((answer) => answer.json())
      .then(({ data }) => setRows(data.list));
  }, [page]);
  return (
    <>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Order key={row.order_id} row={row} />
          ))}
        </tbody>
      </table>
      {page} of {ORDERS / 10}
      <button id="next" type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
    </>
  );
}

function Order({ row }: { readonly row: OrderRow }) {
  return (
    <tr>
      <td>
        <a href={`#${row.order_id}`}>
          {row.asset} {row.lock_up_period} days {row.order_id}
        </a>
      </td>
      <td>{row.total_year_rate_percent}%</td>
      <td>
        {Number(row.principal).toLocaleString('en')} {row.asset}
      </td>
      <td>
        {row.total_interest} {row.asset}
      </td>
      <td>{time.format(row.create_time * 1000)}</td>
      <td>{time.format(row.finish_time * 1000 + 1_800_000)}</td>
      <td>Holding</td>
      <td>
        <select aria-label={`Redeem to, order ${row.order_id}`}>
          <option>Flexible Earn</option>
          <option>Spot account</option>
        </select>
      </td>
      <td>
        <input type="checkbox" role="switch" aria-label={`Renew order ${row.order_id}`} defaultChecked={row.reinvest_status === 1} />
      </td>
      <td>
        <button type="button">Redeem early</button>
        <button type="button">Subscribe again</button>
      </td>
    </tr>
  );
}

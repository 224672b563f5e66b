import type { ContestantProps } from '../../page/boot.tsx';
import { ORDERS_OF_A_PAGE } from '../../tasks/exchange.ts';
import { ACCOUNTS, NONE, TEXT_COLUMNS, useOrders, type Order } from '../../tasks/orders.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: 'tbody a', next: '#next' };

const TITLES = ['Coin', ...TEXT_COLUMNS.map(({ title }) => title), 'Redeem to', 'Renews', 'Actions'];

/** The smallest such list in React: it reads a page and draws it, with the browser's own controls. */
export default function Page({ count, onControls }: ContestantProps) {
  return useDrawn(onControls) > 0 && <Orders count={count} />;
}

function Orders({ count }: { readonly count: number }) {
  const { orders, page, setPage } = useOrders(count);
  const pages = Math.ceil(count / ORDERS_OF_A_PAGE);
  return (
    <>
      <table>
        <thead>
          <tr>
            {TITLES.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      {page + 1} of {pages}
      <button id="next" type="button" disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
        Next page
      </button>
    </>
  );
}

function Row({ order }: { readonly order: Order }) {
  return (
    <tr>
      <td>
        <a href={`#${order.id}`}>{order.coin}</a>
      </td>
      {TEXT_COLUMNS.map(({ key }) => (
        <td key={key}>{order[key]}</td>
      ))}
      <td>
        {order.renews ? (
          NONE
        ) : (
          <select aria-label={`Redeem to, order ${order.id}`}>
            {ACCOUNTS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </td>
      <td>
        <input type="checkbox" role="switch" aria-label={`Renew order ${order.id}`} defaultChecked={order.renews} />
      </td>
      <td>
        <button type="button">Redeem early</button>
        <button type="button">Subscribe again</button>
      </td>
    </tr>
  );
}

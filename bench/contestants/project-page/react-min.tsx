import { useEffect, useState } from 'react';
import { fetchOverNetwork } from '../../tasks/exchange.ts';
import { type PoolWire, PROJECT } from '../../tasks/launchpool.ts';

export const places = { card: 'li' };

/** The smallest such page in React: it reads the project and draws its pools. */
export default function Page() {
  const [pools, setPools] = useState<readonly PoolWire[]>([]);
  useEffect(() => {
    void fetchOverNetwork(`http://127.0.0.1/earn/launch-pool/project-info?pid=${PROJECT}`)
      .then((answer) => answer.json())
      .then(({ data }) => setPools(data.project.reward_pools));
  }, []);
  return (
    <>
      <h1>Move pool</h1>
      <ul>
        {pools.map((pool) => (
          <li key={pool.rid}>
            <h2>{pool.coin}</h2>
            <p>{pool.rate_year}%</p>
            <progress value={Number(pool.buy_total_amount) - Number(pool.left_buy_total_amount)} max={Number(pool.buy_total_amount)} />
            <p>Minimum {pool.personal_min_amount}</p>
            <p>Left for you {pool.personal_max_amount}</p>
            <button type="button">Stake</button>
          </li>
        ))}
      </ul>
    </>
  );
}

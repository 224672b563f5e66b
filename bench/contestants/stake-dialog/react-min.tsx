import { MinimalAmount, MinimalDialog, MinimalTabs } from '../../tasks/MinimalDialog.tsx';

export { places } from '../../tasks/MinimalDialog.tsx';

const COINS = ['USDT', 'GT', 'BTC', 'ETH', 'SOL', 'XRP', 'DOGE', 'ADA', 'TRX', 'AVAX', 'LINK', 'DOT'];

/** The smallest such dialog in React, without data: the browser's own, with as many tabs as the project has pools. */
export default function Page() {
  return (
    <MinimalDialog action="Stake" title="Stake">
      {() => (
        <form method="dialog">
          <MinimalTabs label="Pools" tabs={COINS}>
            {() => <MinimalAmount />}
          </MinimalTabs>
          <button type="submit">Stake</button>
        </form>
      )}
    </MinimalDialog>
  );
}

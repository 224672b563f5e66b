import { MinimalAmount, MinimalDialog, MinimalTabs } from '../../tasks/MinimalDialog.tsx';

export { places } from '../../tasks/MinimalDialog.tsx';

const TEXTS: Readonly<Record<string, string>> = {
  Rules: 'Rewards are paid each day. A redemption takes 14 days.',
  Introduction: 'The coin secures its network and earns its rewards.',
};

/** The smallest such dialog in React, without data: the browser's own, with a field, an agreement and two tabs. */
export default function Page() {
  return (
    <MinimalDialog action="Stake" title="Stake ATOM">
      {(close) => (
        <form method="dialog">
          <MinimalAmount />
          <MinimalTabs label="About ATOM" tabs={Object.keys(TEXTS)}>
            {(tab) => tab !== undefined && TEXTS[tab]}
          </MinimalTabs>
          <label>
            <input type="checkbox" /> I accept the agreement
          </label>
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit">Stake</button>
        </form>
      )}
    </MinimalDialog>
  );
}

import { useState } from 'react';

export const places = { field: '#amount' };

/** The smallest such form: a field and the same figures, as plain numbers in a list. */
export default function Page() {
  const [text, setText] = useState('');
  const amount = Number(text) || 0;
  const bonus = (Math.min(amount, 1000) * 0.02 + Math.min(Math.max(amount - 1000, 0), 4000) * 0.008) * (30 / 365);
  const base = amount * 0.054 * (30 / 365);
  const voucher = Math.min(amount, 5000) * 0.01 * (30 / 365);
  const figures = { base, bonus, voucher, total: base + bonus + voucher, apr: ((base + bonus + voucher) / amount) * (365 / 30) };
  return (
    <form>
      <label>
        Amount <input id="amount" inputMode="decimal" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <dl>
        {Object.entries(figures).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.toFixed(8)}</dd>
          </div>
        ))}
      </dl>
    </form>
  );
}

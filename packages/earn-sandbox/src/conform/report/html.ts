import type { ConformReport } from '../checkExchange.ts';
import { byCall, SEVERITY_WORDS, summaryOf } from './text.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1c2024;background:#fff}
h1{font-size:1.4rem}h2{font:600 1.1rem ui-monospace,monospace;margin-top:2rem}
dl{display:grid;grid-template-columns:8rem 1fr;gap:.25rem 1rem;border-inline-start:4px solid #8b8d98;padding-inline-start:1rem;margin:1rem 0}
dt{color:#60646c}dd{margin:0;overflow-wrap:anywhere}.money{border-color:#ce2c31}.broken{border-color:#ab6400}
@media (prefers-color-scheme:dark){body{color:#edeef0;background:#111113}dt{color:#b0b4ba}}
@media (max-width:40rem){dl{grid-template-columns:1fr}}`;

const terms = (entries: readonly (readonly [term: string, text: string])[]): string =>
  entries.map(([term, text]) => `<dt>${term}</dt><dd>${escaped(text)}</dd>`).join('');

/** The report as one page that loads nothing. Every text of the exchange is text, never markup. */
export function htmlReport(report: ConformReport): string {
  const calls = byCall(report.findings).map(
    ([call, findings]) =>
      `<h2>${escaped(call)}</h2>${findings
        .map(({ severity, check, field, came, contract, rule, person, times }) => {
          const name = `${SEVERITY_WORDS[severity]}: ${check}${times > 1 ? ` (${times} times)` : ''}`;
          const says = rule === '' ? contract : `${contract} [${rule}]`;
          const where = field === '' ? [] : ([['Field', field]] as const);
          return `<dl class="${severity}">${terms([['Finding', name], ...where, ['Came', came], ['Contract', says], ['A person sees', person]])}</dl>`;
        })
        .join('')}`,
  );
  const skipped =
    report.skipped.length === 0 ? '' : `<h2>Not checked</h2><ul>${report.skipped.map((what) => `<li>${escaped(what)}</li>`).join('')}</ul>`;
  const seed = report.seed === undefined ? '' : `<p>Orders of seed ${report.seed}.</p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>Conformance of ${escaped(report.origin)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(summaryOf(report))}</h1><p>${escaped(report.startedAt)}</p>${calls.join('')}${skipped}${seed}</main></body></html>
`;
}

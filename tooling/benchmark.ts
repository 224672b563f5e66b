/*
 * Whether `bench/README.md` tells of this tree: each group was measured as it is now, less than 30 days before the newest commit; each target
 * was measured, and says why where it is missed or a peer is ahead; the tables follow from `bench/results.json`.
 */
import { groupNames, readPublished, resultsText, sourcesOf, writtenResults } from '../bench/harness/published.ts';
import { isAhead, isMet, rowsOf } from '../bench/harness/report.ts';
import { TARGETS } from '../bench/targets.ts';
import { run } from './step.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

const { groups } = readPublished();
const { output } = await run('git', ['log', '-1', '--format=%cs']);
const newest = Date.parse(output.trim());
const problems: string[] = [];

for (const name of groupNames()) {
  const group = groups.find((each) => each.name === name);
  const again = `npm run bench -- ${name}`;
  if (group?.sources !== sourcesOf(name)) problems.push(`${name} has changed since it was measured: ${again}`);
  else if (newest - Date.parse(group.date) > DAYS * DAY_MS)
    problems.push(`${name} was measured on ${group.date}, more than ${DAYS} days before the newest commit: ${again}`);
}
for (const row of rowsOf(TARGETS, groups)) {
  const { what, why } = row.target;
  if (!Number.isFinite(row.measured)) problems.push(`${what} was not measured.`);
  else if (!(isMet(row) && isAhead(row)) && why === undefined)
    problems.push(`${what} is missed, or behind a peer, and its target does not say why.`);
}
if (resultsText() !== writtenResults()) problems.push('bench/README.md does not show the results: npm run bench -- --render');

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

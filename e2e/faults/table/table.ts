import { afterAll, beforeAll, describe, test } from 'vitest';
import { consoleAndBrowser } from '../../support/consoleAndBrowser.ts';
import { meet, type Person } from '../../promises/person.ts';
import { beginAnew } from '../../promises/run.ts';
import { openCell, watch } from './cell.ts';
import { chosenFor, isWhole } from './chosen.ts';
import { OUTCOMES } from './outcomes.ts';
import type { Row } from './row.ts';

/** Plays each fault in each flow, on a console of its own. A flow begins with a sandbox that has just begun. */
export function playTable(rows: readonly Row[]): void {
  const at = consoleAndBrowser();
  describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
    let person: Person | undefined;
    let elsewhere: Person | undefined;
    const signIn = async (): Promise<Person> => {
      const met = await meet(at.browser, { world: row.world, zone: 'UTC', language: 'en' }, false);
      await met.visit.become(row.world);
      return met;
    };
    const somebody = async (): Promise<readonly [Person, Person]> => {
      if (elsewhere === undefined) {
        elsewhere = await signIn();
        await row.stock?.(elsewhere, row.choice);
      }
      if (person === undefined) {
        person = await signIn();
        watch(row, person.page);
        await person.page.clock.install();
      }
      return [person, elsewhere];
    };
    const leave = async (): Promise<void> => {
      await person?.visit.context.close();
      person = undefined;
    };
    /** The next cell begins with people who have seen nothing of this one. */
    const leaveAll = async (): Promise<void> => {
      await leave();
      await elsewhere?.visit.context.close();
      elsewhere = undefined;
    };
    if (isWhole) beforeAll(() => beginAnew(at.browser));
    afterAll(leaveAll);
    for (const fault of chosenFor(row)) {
      const ends = fault.ends(row);
      if (typeof ends === 'object') continue;
      test(`${fault.place}, ${fault.name}: ${ends}`, async () => {
        try {
          if (row.anew) {
            await leaveAll();
            await beginAnew(at.browser);
          }
          const [one, other] = await somebody();
          const cell = await openCell(row, one, other, fault.from);
          await fault.play(cell);
          await OUTCOMES[ends].expect(cell);
          await cell.end();
          await fault.undo?.(cell);
          if (fault.spoils) one.returnToPage();
          if (fault.endsSession) await leave();
        } catch (error) {
          const text = person ? await person.page.locator('body').innerText().catch(String) : '';
          console.log(`--- ${row.name} × ${fault.name}\n${String(error).slice(0, 700)}\nPAGE ${text.replaceAll(/\s+/g, ' ').slice(-1500)}`);
          await elsewhere?.visit.control('/sandbox/faults', { clear: true }).catch(() => undefined);
          await leaveAll();
          throw error;
        }
      });
    }
  });
}

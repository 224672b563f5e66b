/** A place in a source, from 1 on. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** What is read of Stryker's report. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly status: string;
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly location: { readonly start: Place; readonly end: Place };
        }[];
      }
    >
  >;
}

/** A change that no test notices. */
export interface Survivor {
  readonly file: string;
  /** What is written there, blanks as one. */
  readonly was: string;
  /** What stood there in its place. */
  readonly is: string;
  /** The whole line, since the same may stand elsewhere. */
  readonly line: string;
}

/** A survivor that is known, and why it survives. */
export interface KnownSurvivor extends Survivor {
  /** Begins with `equivalent` where no test can notice it: it does not count. */
  readonly why: string;
}

/** What came out for a part. */
export interface Outcome {
  readonly noticed: number;
  readonly survivors: readonly Survivor[];
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function textBetween(source: string, start: Place, end: Place): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines.map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined)).join('\n');
}

const NOTICED = new Set(['Killed', 'Timeout']);
const UNNOTICED = new Set(['Survived', 'NoCoverage']);

/** Reads which changes were noticed. What does not compile or run at all counts as neither. */
export function outcomeOf({ files }: MutationReport): Outcome {
  let noticed = 0;
  const survivors: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(files)) {
    for (const { status, replacement = '', location } of mutants) {
      if (NOTICED.has(status)) noticed += 1;
      if (!UNNOTICED.has(status)) continue;
      const line = source.split('\n')[location.start.line - 1] ?? '';
      survivors.push({
        file,
        was: oneLine(textBetween(source, location.start, location.end)),
        is: oneLine(replacement),
        line: oneLine(line),
      });
    }
  }
  return { noticed, survivors };
}

const isSame = (one: Survivor, other: Survivor): boolean =>
  one.file === other.file && one.was === other.was && one.is === other.is && one.line === other.line;

/** The known survivors of an outcome, each with its reason, and those that nobody has looked at. */
export function judged(
  { survivors }: Outcome,
  known: readonly KnownSurvivor[],
): { readonly known: readonly KnownSurvivor[]; readonly unknown: readonly Survivor[] } {
  const reasons = survivors.map((survivor) => ({ survivor, why: known.find((each) => isSame(each, survivor))?.why }));
  return {
    known: reasons.flatMap(({ survivor, why }) => (why === undefined ? [] : [{ ...survivor, why }])),
    unknown: reasons.flatMap(({ survivor, why }) => (why === undefined ? [survivor] : [])),
  };
}

/** How many of a hundred changes are noticed, cut to one decimal. Those that no test can notice do not count. */
export function scoreOf(outcome: Outcome, known: readonly KnownSurvivor[]): number {
  const equivalent = judged(outcome, known).known.filter(({ why }) => why.startsWith('equivalent')).length;
  const counted = outcome.noticed + outcome.survivors.length - equivalent;
  return counted === 0 ? 100 : Math.floor((outcome.noticed / counted) * 1000) / 10;
}

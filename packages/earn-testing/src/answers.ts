import type { EarnCalls } from '@earnkit/core/adapter';
import type { WireDataOf, WireOf } from '@earnkit/core/endpoint';

/**
 * Answers of single calls, by their names: data as the exchange writes it, or a function of the request's fields. A wrong shape does not
 * compile.
 */
export type WorldAnswers = {
  readonly [Name in keyof EarnCalls]?:
    | PlainData<WireDataOf<EarnCalls[Name]>>
    | ((fields: WireOf<EarnCalls[Name]>) => WireDataOf<EarnCalls[Name]>);
};

/** The data of an answer; `null` where nobody reads it. */
type PlainData<Data> = unknown extends Data ? null : Data;

/** A page of rows, and how many there are. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page = 1, limit = 10 }: { readonly page?: number | undefined; readonly limit?: number | undefined },
): { readonly list: readonly Row[]; readonly total: number } => ({
  list: rows.slice((page - 1) * limit, page * limit),
  total: rows.length,
});

/** Some products of a world. */
export interface Room {
  /** The answers to their calls. */
  readonly answers: WorldAnswers;
  /** Pays what is due by now; called before each answer. */
  readonly settle: () => void;
}

'use client';
import { createContext, useContext } from 'react';
import type { Grouping } from '@earnkit/time';

/** The grouping of the surrounding theme; `undefined` where none is set. */
export const GroupingContext = createContext<Grouping | undefined>(undefined);

/** The grouping of the surrounding theme; `undefined` where none is set, which groups by commas. */
export const useGrouping = (): Grouping | undefined => useContext(GroupingContext);

/** The places after a mark between groups of digits, where a long number may wrap. */
export const AFTER_MARK = /(?<=[,\u202f\u2019])/;

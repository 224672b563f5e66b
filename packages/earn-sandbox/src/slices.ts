import { simpleEarn } from './simple-earn/slice.ts';
import type { SandboxSlice } from './slice.ts';

/** Every slice of the kit, one line each. */
export const SLICES: readonly SandboxSlice[] = [simpleEarn];

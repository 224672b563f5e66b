/** 15 January 2026, 08:30 UTC, in every story. */
export const NOW = 1_768_465_800;

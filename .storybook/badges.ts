import type { Badge, TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import type { Status } from '../tooling/docs/status.ts';

/** Colours that Storybook's themes define; a badge of the addon takes CSS, and no tokens of ours reach the manager. */
const badge = (text: string, tooltip: string, style: NonNullable<Badge['style']>): Badge => ({ text, tooltip, style });

const QUIET = { backgroundColor: 'transparent', fontWeight: 500, paddingInline: 6 } as const;

const BADGES: Readonly<Record<Status, Badge>> = {
  new: badge('New', 'Not in the last release yet', { ...QUIET, color: 'currentColor', borderColor: 'currentColor' }),
  deprecated: badge('Deprecated', 'A later release removes it; its page says what to use instead', 'orange'),
  stable: badge('Stable', 'In the last release; a change that breaks it needs a new major version', QUIET),
};

/** How the status of a component is shown: `new` and `deprecated` in the sidebar and above a page, `stable` above a page only. */
export const badges: TagBadgeParameters = [
  { tags: 'deprecated', badge: BADGES.deprecated },
  { tags: 'new', badge: BADGES.new },
  { tags: 'stable', badge: BADGES.stable, display: { sidebar: false, toolbar: ['docs'] } },
];

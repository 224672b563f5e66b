import type { Session } from '@earnkit/hooks';

/** Who is signed in. Your product knows it from its own cookie. */
export const session: Session = { state: 'signed-in', id: 'person-42' };

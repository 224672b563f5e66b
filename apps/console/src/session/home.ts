/** The page after signing in without another target. */
export const HOME = '/earn';

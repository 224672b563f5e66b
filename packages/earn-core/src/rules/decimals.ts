/** Decimals of an amount that is sent (SE-52, FM-08). */
export const SENT_DECIMALS = 6;

/** Decimals a person may type (SE-51, SE-F-25). */
export const TYPED_DECIMALS = 8;

/**
 * The one scale of meaning: `accent` for main actions, `success` for success, `danger` for errors
 * and for what destroys. A part takes the tones that make sense for it.
 */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** The tones of a message about how something stands or went. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;

/**
 * The tones, by meaning: `accent` for main actions, `success` for success, `danger` for errors and destructive actions. A part accepts the
 * tones that make sense for it.
 */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

/** The tones of a message about a state or a result. */
export type MessageTone = Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>;

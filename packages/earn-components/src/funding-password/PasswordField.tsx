'use client';
import { forwardRef, type ReactElement, useId, useState } from 'react';
import { useCopy } from '../copy/index.ts';
import * as css from './PasswordField.css.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps {
  /** Below the field, announced, and marks it as wrong. @default nothing */
  error?: string | undefined;
  /** It is being checked: it stays as it is, hidden. */
  checking: boolean;
}

/**
 * A field for the funding password. Pasting and password managers are welcome (WCAG 3.3.8). The text stands in the field
 * alone: no state, no prop and no attribute ever holds it.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { error, checking },
  ref,
): ReactElement {
  const { t } = useCopy();
  const id = useId();
  const [wanted, setShown] = useState(false);
  const shown = wanted && !checking;
  return (
    <div className={css.root}>
      <label className={css.label} htmlFor={id}>
        {t('earn.password.label')}
      </label>
      <div className={css.box} data-invalid={error !== undefined || undefined} data-read-only={checking || undefined}>
        <input
          ref={ref}
          id={id}
          className={css.input}
          type={shown ? 'text' : 'password'}
          name="funding-password"
          autoComplete="current-password"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          dir="ltr"
          required
          readOnly={checking}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-message`}
          data-autofocus=""
        />
        <button
          type="button"
          className={css.show}
          aria-label={t(shown ? 'earn.password.hideLabel' : 'earn.password.showLabel')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'earn.password.hide' : 'earn.password.show')}
        </button>
      </div>
      <div className={css.message} id={`${id}-message`} role="alert">
        {error}
      </div>
    </div>
  );
});

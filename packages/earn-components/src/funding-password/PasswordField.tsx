'use client';
import { type ComponentProps, forwardRef, type ReactElement, useId, useState } from 'react';
import { fundingPasswordMessages } from './messages.ts';
import { useMessages } from '../messages/index.ts';
import * as css from './PasswordField.css.ts';

/** Props of {@link PasswordField}. The name and the events come from the form. */
export interface PasswordFieldProps extends Required<Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur'>> {
  /** Error below the field, announced by screen readers. @default none */
  error?: string | undefined;
  /** The password is being checked: the field is read-only and hidden. */
  checking: boolean;
}

/**
 * A field for the funding password. Pasting and password managers work (WCAG 3.3.8). Only the input
 * and its form hold the text: no state, prop or attribute does.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(function PasswordField(
  { error, checking, name, onChange, onBlur },
  ref,
): ReactElement {
  const { t } = useMessages(fundingPasswordMessages);
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
          name={name}
          onChange={onChange}
          onBlur={onBlur}
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

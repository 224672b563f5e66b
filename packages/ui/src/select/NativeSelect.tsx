'use client';

import { forwardRef, type Ref } from 'react';
import { native } from './Select.css.ts';
import type { SelectControlProps } from './selectProps.ts';
import { boxVariants } from './Select.variants.ts';
import { SelectValue } from './SelectValue.tsx';

/**
 * The select on a touch screen: the system's picker, which every phone sizes and announces well.
 * It is transparent, above the shown value.
 */
export const NativeSelect = forwardRef<HTMLElement, SelectControlProps<string>>(function NativeSelect(
  { id, value, onValueChange, options, placeholder, disabled, pending, required, invalid, name, size, onBlur },
  ref,
) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={boxVariants({ size })} data-native="" data-disabled={disabled || pending || undefined}>
      <SelectValue option={chosen} placeholder={placeholder} />
      <select
        ref={ref as Ref<HTMLSelectElement>}
        id={id}
        className={native}
        name={name}
        value={value}
        disabled={disabled}
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        aria-describedby={`${id}-message`}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        onBlur={onBlur}
        onChange={(event) => {
          const next = options.find((option) => option.value === event.target.value);
          if (next && !next.disabled) onValueChange(next.value);
        }}
      >
        {!chosen && (
          <option value={value} disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={pending || (option.disabled ?? false)}>
            {option.description === undefined ? option.label : `${option.label} · ${option.description}`}
          </option>
        ))}
      </select>
    </span>
  );
});

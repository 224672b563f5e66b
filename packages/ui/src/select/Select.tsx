'use client';
import { useSyncExternalStore, useEffect, useId, useRef, useState, type ForwardedRef } from 'react';
import { media } from '../theme/media.ts';
import { focusedElement, treeOf } from '../theme/tree.ts';
import { createMediaStore, type MediaStore } from '../use-is-mobile/createMediaStore.ts';
import { forwardGeneric, rootProps } from '../theme/rootProps.ts';
import { hidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { ListSelect } from './ListSelect.tsx';
import { NativeSelect } from './NativeSelect.tsx';
import { label as labelClass, message, root as rootClass } from './Select.css.ts';
import type { SelectProps } from './selectProps.ts';

let shared: MediaStore | undefined;
function store(): MediaStore {
  shared ??= createMediaStore(media.touch, 0, typeof window === 'undefined' ? undefined : window.matchMedia?.bind(window));
  return shared;
}
const subscribe = (listener: () => void) => store().subscribe(listener);
const getSnapshot = () => store().getSnapshot();
const getServerSnapshot = () => false;

/** Whether the primary pointer is touch. */
function useIsTouch(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

function SelectField<Value extends string>(
  {
    label,
    labelHidden = false,
    value,
    onValueChange,
    options,
    placeholder,
    hint,
    error,
    disabled = false,
    pending = false,
    required = false,
    name,
    size = '2',
    id,
    onBlur,
    ...rest
  }: SelectProps<Value>,
  ref: ForwardedRef<HTMLElement>,
) {
  const made = useId();
  const fieldId = id ?? made;
  const root = useRef<HTMLDivElement>(null);
  // Without the code of the list, the system's picker does the same.
  const [nativeSince, setNativeSince] = useState<{ focused: boolean }>();
  const Control = useIsTouch() || nativeSince ? NativeSelect : ListSelect;
  useEffect(() => {
    const { current } = root;
    if (nativeSince?.focused && current) treeOf(current).getElementById(fieldId)?.focus();
  }, [nativeSince, fieldId]);
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  return (
    <div ref={root} {...rootProps('select', rest, rootClass)}>
      <label id={`${fieldId}-label`} htmlFor={fieldId} className={labelHidden ? hidden : labelClass}>
        {label}
      </label>
      <Control
        ref={ref}
        id={fieldId}
        value={value}
        onValueChange={(next) => {
          const option = options.find((one) => one.value === next);
          if (option) onValueChange(option.value);
        }}
        options={options}
        placeholder={placeholder}
        disabled={disabled}
        pending={pending}
        required={required}
        invalid={invalid}
        name={name}
        size={size}
        onBlur={onBlur}
        onListMissing={() => setNativeSince({ focused: focusedElement()?.id === fieldId })}
      />
      <div
        className={message}
        id={`${fieldId}-message`}
        data-kind={invalid ? 'error' : 'hint'}
        data-bare={(labelHidden && !invalid && hint === undefined) || undefined}
      >
        <span role="status">{invalid ? error : null}</span>
        {!invalid && hint !== undefined && <span>{hint}</span>}
      </div>
    </div>
  );
}

/**
 * One of several options in little space: a coin, a product, a state. Its list follows the WAI-ARIA select-only combobox,
 * with type-ahead; on a touch screen it is the system's picker. Works in a dialog, in a plain form, and inside React Hook Form's
 * `Controller` (`onValueChange={field.onChange}`). Moving through the list chooses nothing.
 */
export const Select = forwardGeneric(SelectField);

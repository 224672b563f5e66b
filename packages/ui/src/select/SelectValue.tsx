import { Icon, icons } from '../icon/index.ts';
import { chevron, optionIcon, value as valueClass } from './Select.css.ts';
import type { SelectOption } from './selectProps.ts';

/** The chosen option in one line, and a chevron. */
export function SelectValue({ option, placeholder }: { option: SelectOption<string> | undefined; placeholder: string | undefined }) {
  return (
    <>
      {option?.icon !== undefined && <span className={optionIcon}>{option.icon}</span>}
      <span className={valueClass} data-placeholder={option ? undefined : ''}>
        {/* Keeps the height of an empty line. */}
        {option?.label ?? placeholder ?? '\u00A0'}
      </span>
      <span className={chevron} aria-hidden="true">
        <Icon icon={icons.chevronDown} />
      </span>
    </>
  );
}

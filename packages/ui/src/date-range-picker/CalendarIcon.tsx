import { icon } from '../icon/Icon.css.ts';

const shapes = {
  back: 'M10 4L6 8l4 4',
  forward: 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  calendar: 'M3.5 3.5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM2.5 6.75h11M5.5 2v2.5M10.5 2v2.5',
} as const;

/** The few drawings of the picker. `Icon` carries all shapes there are, more bytes than the closed picker itself. */
export function CalendarIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      className={icon}
      data-turns={name === 'back' || name === 'forward' || undefined}
      width="16"
      height="16"
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

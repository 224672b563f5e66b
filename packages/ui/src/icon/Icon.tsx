import { forwardRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { icon } from './Icon.css.ts';

/** The shape of an icon, drawn on a grid of 16. */
export interface IconShape {
  /** Data of the SVG path, drawn as a line. */
  readonly path: string;
  /**
   * Whether it is mirrored with the reading direction.
   * @default false
   */
  readonly turns?: true;
}

export interface IconProps extends PartProps {
  /** Which icon: one of `icons`, or a shape of the product's own. */
  icon: IconShape;
  /**
   * Edge in CSS pixels.
   * @default 16
   */
  size?: number;
}

/** A line icon in the text's colour. Always decorative: the text beside it or the button's label gives its meaning. */
export const Icon = forwardRef<SVGSVGElement, IconProps>(function Icon({ icon: { path, turns }, size = 16, ...rest }, ref) {
  return (
    <svg
      ref={ref}
      {...rootProps('icon', rest, icon)}
      data-turns={turns}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
});

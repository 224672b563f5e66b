import { forwardRef, type CSSProperties, type ForwardedRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';

/** What every part accepts for its root element, besides a `ref`. */
export interface PartProps {
  /**
   * Added to the part's own class. Rules outside a cascade layer win over the part's.
   * @default undefined
   */
  className?: string | undefined;
  /**
   * Inline style.
   * @default undefined
   */
  style?: CSSProperties | undefined;
  /** `data-*` attributes. `data-part` replaces the part's own name. */
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** The attributes of a part's root element. */
export interface RootProps extends PartProps {
  /** Name of the part, in kebab case. */
  'data-part': string;
}

/**
 * The attributes of a part's root element: the part's name as `data-part`, its own class with the host's, and the host's
 * style and `data-*` attributes.
 *
 * @param name name of the part, in kebab case.
 * @param props props of the part; those that are not in `PartProps` are left out.
 * @param own class of the part itself.
 */
export function rootProps(name: string, props: object, own?: string): RootProps {
  const { className, style } = props as PartProps;
  const root: RootProps = { 'data-part': name, className: own && className ? `${own} ${className}` : (own ?? className), style };
  for (const key in props) if (key.startsWith('data-')) root[key as 'data-part'] = props[key as never];
  return root;
}

/** `forwardRef` for a component with type parameters, which it keeps. */
export const forwardGeneric = forwardRef as <Props, Root>(
  render: (props: Props, ref: ForwardedRef<Root>) => ReactNode,
) => (props: Props & RefAttributes<Root>) => ReactElement | null;

'use client';
import { type ForwardedRef, type ReactNode, type RefAttributes, forwardRef } from 'react';

type Draw<Props> = (props: Props, ref: ForwardedRef<HTMLDivElement>) => ReactNode;

// The types of `forwardRef` cannot tell whether `Props` has a ref of its own.
const forward = forwardRef as unknown as <Props>(draw: Draw<Props>) => (props: Props & RefAttributes<HTMLDivElement>) => ReactNode;

/**
 * Makes a dialog that is mounted only while it is open: there is no state to reset, and a closed dialog requests nothing.
 *
 * @param useSubject names what it is about: another subject begins anew, and without one it is closed. @default it has one subject
 * @returns a function that takes the render function of the open dialog.
 */
export const whileOpen =
  <Props extends { open: boolean }>(useSubject: (props: Omit<Props, 'open'>) => string | undefined = () => '') =>
  (draw: Draw<Omit<Props, 'open'>>): ((props: Props & RefAttributes<HTMLDivElement>) => ReactNode) => {
    const Open = forward<Omit<Props, 'open'>>(function Open(props, ref) {
      return draw(props, ref);
    });
    return forward<Props>(function WhileOpen({ open, ...rest }, ref) {
      const subject = useSubject(rest);
      return open && subject !== undefined ? <Open key={subject} {...rest} ref={ref} /> : null;
    });
  };

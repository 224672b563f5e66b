'use client';
import { type ReactElement, forwardRef } from 'react';
import { Checkbox, type CheckboxProps, Words } from '@earnkit/ui';
import { OutsideLink } from '../OutsideLink.tsx';

export interface AgreementCheckboxProps extends Omit<CheckboxProps, 'label' | 'required'> {
  /** The statement that the person agrees to, ending with the space that the language needs before the document's name. */
  text: string;
  /** Name of the document. */
  document: string;
  /** Address of the document, from the provider's `links`; without one the name is no link. */
  href: string | undefined;
}

/** A checkbox that an order or a switch requires, with a link to the document. The link opens in a new tab, so that the form stays. */
export const AgreementCheckbox = forwardRef<HTMLButtonElement, AgreementCheckboxProps>(function AgreementCheckbox(
  { text, document, href, ...rest },
  ref,
): ReactElement {
  return (
    <Checkbox
      data-part="agreement-checkbox"
      {...rest}
      ref={ref}
      required
      label={
        <>
          <Words>{text}</Words>
          <OutsideLink href={href}>{document}</OutsideLink>
        </>
      }
    />
  );
});

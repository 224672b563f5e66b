'use client';
import { type ReactElement, forwardRef } from 'react';
import { Checkbox, type CheckboxProps, Link } from '@earnkit/ui';

export interface AgreementCheckboxProps extends Omit<CheckboxProps, 'label' | 'required'> {
  /** What the person says by ticking it, with the space that the language has before the name of the document. */
  text: string;
  /** Name of the document. */
  document: string;
  /** Address of the document, from the provider's `links`. */
  href: string;
}

/** A tick that an order or a switch needs, with a link to what is accepted. It opens in a tab of its own, so that the form stays. */
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
          {text}
          <Link underline="always" href={href} target="_blank" rel="noopener noreferrer">
            {document}
          </Link>
        </>
      }
    />
  );
});

import type { ReactNode } from 'react';

interface Props {
  /** How `$checkout.missing` names it. */
  step: string;
  number: number;
  title: string;
  children: ReactNode;
}

/** One numbered step of the checkout; its choices are one group under its title. */
export const CheckoutStep = ({ step, number, title, children }: Props) => (
  <fieldset className="checkout-step" data-step={step}>
    <legend>
      <span aria-hidden="true">{number}</span>
      {title}
    </legend>
    {children}
  </fieldset>
);

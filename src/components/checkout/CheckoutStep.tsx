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
  <fieldset className="mt-7 min-w-0" data-step={step}>
    <legend className="mb-3 flex items-center gap-2.5 font-display text-2xl/tight lg:text-[1.5rem]">
      <span className="badge size-7 rounded-full p-0 font-sans font-bold badge-secondary" aria-hidden="true">
        {number}
      </span>
      {title}
    </legend>
    {children}
  </fieldset>
);

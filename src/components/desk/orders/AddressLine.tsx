import { Fragment } from 'react';
import type { Address } from '../../../../contract/address.ts';
import { addressParts } from '../../../format/address.ts';
import { deliveryInstructionsInWords } from '../../../format/delivery-instructions.ts';

/** An address in which no part turns the direction of another, whatever letters somebody has typed. */
export const AddressLine = ({ address }: { address: Address }) => (
  <p>
    {addressParts(address).map((part, i) => (
      <Fragment key={i}>
        {i > 0 && ', '}
        <bdi>{part}</bdi>
      </Fragment>
    ))}
  </p>
);

/** What the rider is to do at the door. */
export function AtTheDoor({ address }: { address: Address }) {
  const instructions = deliveryInstructionsInWords(address);
  if (instructions.length === 0) return null;
  return (
    <p>
      At the door: <bdi className="font-bold">{instructions.join(' · ')}</bdi>
    </p>
  );
}

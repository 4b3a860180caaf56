import { Fragment } from 'react';
import type { Address } from '../../../../contract/address.ts';
import { addressParts } from '../../../format/address.ts';

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

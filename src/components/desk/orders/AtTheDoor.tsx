import type { Address } from '../../../../contract/address.ts';
import { deliveryInstructionsInWords } from '../../../format/delivery-instructions.ts';

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

import { type Id, sameId } from '../../../contract/id.ts';
import { $pincode } from '../delivery/pincode.ts';

/** Looks at the whole basket again when the pincode changes, and names at once what can't be brought there. */
export function followPincode(): () => void {
  let last: Id | undefined = $pincode.get()?.id;
  return $pincode.listen((pincode) => {
    if (!pincode || sameId(pincode.id, last)) return;
    last = pincode.id;
    void checkBasket(pincode.label);
  });
}

/** Without a network nothing can be asked, and the cart says so when it is opened. */
async function checkBasket(pincode: string): Promise<void> {
  const loaded = await import('./check-basket.ts').catch(() => null);
  await loaded?.checkBasket(pincode);
}

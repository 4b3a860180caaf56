import { useStore } from '@nanostores/react';
import type { Id } from '../../contract/id.ts';
import { deliveryCost } from '../format/delivery.ts';
import { nearDay, slotTime } from '../format/date.ts';
import { SUBSTITUTION_HINTS } from '../format/substitution.ts';
import { shop } from '../shop.ts';
import { $pincode, choosePincode } from '../stores/delivery/pincode.ts';
import { $pincodeCharge, $pincodeSlots, noCharge, noSlots } from '../stores/delivery/pincode-delivery.ts';
import { isGone, noProduct, productState } from '../stores/catalogue/product.ts';
import { $substitution, noSubstitution } from '../stores/cart/substitution.ts';
import { ArrowLeftRight, Truck } from '../ui/icons.ts';
import { PincodeDialog } from '../components/delivery/PincodeDialog.tsx';
import { SubstitutionSelect } from '../components/cart/SubstitutionSelect.tsx';
import './product-delivery.css';

interface Props {
  /** By which `productState` knows it. */
  id: Id;
  name: string;
}

/** When a product can be there, where and for how much, and what comes in its place when it runs out. */
export function ProductDelivery({ id, name }: Props) {
  const substitution = useStore($substitution, { ssr: () => noSubstitution });
  const product = useStore(productState(id), { ssr: () => noProduct });
  const own = product.data?.id ?? id;
  return (
    <div className="panel delivery">
      <Arrival product={product} />
      <div className="promise">
        <ArrowLeftRight aria-hidden="true" />
        <b>If it runs out</b>
        <p className="sm muted">{SUBSTITUTION_HINTS[substitution.exceptions[String(own)] ?? substitution.basket]}</p>
        <label className="link sm promise-change">
          <span aria-hidden="true">Change</span>
          <SubstitutionSelect product={{ id: own, name }} />
        </label>
      </div>
    </div>
  );
}

function Arrival({ product }: { product: typeof noProduct }) {
  const pincode = useStore($pincode, { ssr: () => null });
  const charge = useStore($pincodeCharge, { ssr: () => noCharge }).data;
  const slots = useStore($pincodeSlots, { ssr: () => noSlots }).data;
  const off = pincode !== null && (charge?.deliverable === false || product.data?.deliverable === false);
  const unavailable = isGone(product) || product.data?.stock === 0;
  const slot = unavailable ? undefined : slots.find(({ left }) => left !== 0);
  return (
    <div className="promise">
      <Truck aria-hidden="true" />
      <b>
        {off
          ? `Not delivered to ${pincode.label}`
          : slot
            ? `${nearDay(slot.date, new Date())}, ${slotTime(slot)}`
            : 'Delivery'}
      </b>
      <p className="sm muted num" role="status">
        {off
          ? 'Another location may have it.'
          : pincode
            ? `To ${pincode.label}${charge ? deliveryCost(charge) : ''}`
            : slot
              ? 'See what it costs where you live.'
              : `${shop.delivery}.`}
      </p>
      <PincodeDialog
        chosen={pincode?.id}
        onChoose={choosePincode}
        opener={(opens) => (
          <button
            type="button"
            className="link sm promise-change"
            aria-label={pincode ? 'Change location' : 'Choose location'}
            {...opens}
          >
            {pincode ? 'Change' : 'Choose'}
          </button>
        )}
      />
    </div>
  );
}

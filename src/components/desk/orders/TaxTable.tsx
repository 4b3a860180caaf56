import type { InvoicedOrder, Seller } from '../../../../contract/desk-orders.ts';
import type { Paise } from '../../../../contract/money.ts';
import { total } from '../../../../contract/rupees.ts';
import { taxInvoice } from '../../../format/gst.ts';
import { tw } from '../../../ui/tw.ts';

const HEADS = ['Item', 'HSN', 'Quantity', 'GST', 'Taxable value', 'CGST', 'SGST', 'Amount'];
const RATE_HEADS = ['GST', 'Taxable value', 'CGST', 'SGST', 'Amount'];
const CELL = tw`py-[1mm] pl-[2.5mm] text-right whitespace-nowrap`;

const percent = (gstRate: number | null): string => (gstRate === null ? '–' : `${gstRate}%`);

/** What was sold with the tax in it, line by line and by rate. A coupon has lowered the amounts already. */
export function TaxTable({ order, seller }: { order: InvoicedOrder; seller: Seller }) {
  const { lines, delivery, rates } = taxInvoice(order, seller);
  return (
    <>
      <table className="mb-[3mm] w-full border-collapse text-[8.5pt] tabular-nums">
        <Head names={HEADS} />
        <tbody>
          {lines.map(({ item, quantity, ...line }, i) => (
            <tr key={i} className="break-inside-avoid border-b border-base-300 align-top">
              <th scope="row" className="py-[1mm] text-left font-medium">
                {item.name} {item.packSize && <span className="text-muted">{item.packSize}</span>}
              </th>
              <Cells of={[item.hsn ?? '–', `${quantity} × ${total(item.price)}`, percent(item.gstRate)]} sums={line} />
            </tr>
          ))}
          {delivery && (
            <tr className="break-inside-avoid border-b border-base-300 align-top">
              <th scope="row" className="py-[1mm] text-left font-medium">
                Delivery
              </th>
              <Cells of={[delivery.hsn, '', percent(delivery.gstRate)]} sums={delivery} />
            </tr>
          )}
        </tbody>
      </table>
      <table className="mb-[4mm] ml-auto border-collapse text-[8.5pt] tabular-nums" aria-label="Tax by rate">
        <Head names={RATE_HEADS} />
        <tbody>
          {rates.map(({ gstRate, ...rate }) => (
            <tr key={gstRate} className="border-b border-base-300">
              <th scope="row" className="py-[1mm] text-left font-medium">
                {percent(gstRate)}
              </th>
              <Cells of={[]} sums={rate} />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr className="border-b border-base-content text-left">
      {names.map((name, i) => (
        <th key={name} scope="col" className={`py-[1mm] ${i > 0 ? 'pl-[2.5mm] text-right' : ''}`}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

interface CellsProps {
  of: readonly string[];
  sums: { taxable: Paise; half: Paise; amount: Paise };
}

const Cells = ({ of, sums: { taxable, half, amount } }: CellsProps) => (
  <>
    {[...of, total(taxable), total(half), total(half), total(amount)].map((text, i) => (
      <td key={i} className={CELL}>
        {text}
      </td>
    ))}
  </>
);

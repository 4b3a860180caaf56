import { useStore } from '@nanostores/react';
import { deliveryInstructionsInWords } from '../../format/delivery-instructions.ts';
import { t } from '../../i18n/t.ts';
import { $deliveryInstructions, changeDeliveryInstructions } from '../../stores/checkout/delivery-instructions.ts';
import { Collapse } from '../../ui/Collapse.tsx';
import { DeliveryInstructionsFields } from '../delivery/DeliveryInstructionsFields.tsx';

/** What the rider is to do at the door: as the address has it, and changeable for this order alone. */
export function DeliveryInstructions() {
  const given = useStore($deliveryInstructions);
  if (!given) return null;
  const { deliveryInstructions, deliveryNote } = given;
  return (
    <Collapse
      className="mt-3 rounded-box border border-base-300 bg-surface p-4"
      title={
        <span className="min-w-0 wrap-anywhere">
          {t('Delivery instructions')}
          <small className="block text-meta font-normal text-muted">
            {deliveryInstructionsInWords(given).join(' · ') || t('None so far')}
          </small>
        </span>
      }
    >
      <fieldset className="mt-3 grid gap-4">
        <legend className="sr-only">{t('Delivery instructions')}</legend>
        <DeliveryInstructionsFields
          choice={(instruction) => ({
            checked: deliveryInstructions.includes(instruction),
            onChange: ({ currentTarget: { checked } }) =>
              changeDeliveryInstructions({
                deliveryInstructions: [
                  ...deliveryInstructions.filter((one) => one !== instruction),
                  ...(checked ? [instruction] : []),
                ],
              }),
          })}
          note={{
            value: deliveryNote ?? '',
            onChange: ({ currentTarget: { value } }) => changeDeliveryInstructions({ deliveryNote: value }),
          }}
        />
        <p className="text-sm/[1.45] text-muted">{t('For this order only. The address stays as it is.')}</p>
      </fieldset>
    </Collapse>
  );
}

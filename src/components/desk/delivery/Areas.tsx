import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Area, Delivery } from '../../../../contract/desk-delivery.ts';
import { areaInWords } from '../../../format/desk-delivery.ts';
import { count } from '../../../format/count.ts';
import {
  $areaForm,
  $pincodesForm,
  closeAreaForm,
  closePincodesForm,
  openAreaForm,
  openPincodesForm,
  removeArea,
} from '../../../stores/desk/areas.ts';
import { AreaForm } from './AreaForm.tsx';
import { AreaPincodes } from './AreaPincodes.tsx';
import { PartHead, Row, RowAction, useOpener } from './Part.tsx';

/** The areas with what delivery costs there. */
export function Areas({ delivery: { areas, notDelivered } }: { delivery: Delivery }) {
  const isAdding = useStore($areaForm('new')) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const { opener, giveBack } = useOpener();
  return (
    <section aria-labelledby="areas">
      <PartHead
        id="areas"
        title="Areas"
        noun="area"
        heading={heading}
        opener={opener}
        isAdding={isAdding}
        onAdd={() => (isAdding ? closeAreaForm('new') : openAreaForm(null))}
      />
      <p className="mt-1 text-sm/[1.45] text-muted">An area is a part of the town with charges of its own.</p>
      {isAdding && <AreaForm area={null} onClosed={giveBack} />}
      <ul className="mt-1">
        {areas.map((area) => (
          <AreaRow key={area.id} area={area} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
      {notDelivered.count > 0 && (
        <p className="mt-3 text-sm/[1.45] wrap-anywhere text-muted num">
          Shoppers can choose {count(notDelivered.count, 'more pincode')} and read that you do not deliver there yet:{' '}
          {notDelivered.ranges.join(', ')}
        </p>
      )}
    </section>
  );
}

function AreaRow({ area, onRemoved }: { area: Area; onRemoved: () => void }) {
  const { id, name, isDefault } = area;
  const isChanging = useStore($areaForm(id)) !== null;
  const hasPincodesOpen = useStore($pincodesForm(id)) !== null;
  const change = useOpener();
  const pincodes = useOpener();
  return (
    <Row
      title={name}
      about={areaInWords(area)}
      actions={
        <>
          <RowAction
            label="Change"
            of={name}
            opener={change.opener}
            isOpen={isChanging}
            onPress={() => (isChanging ? closeAreaForm(id) : openAreaForm(area))}
          />
          <RowAction
            label="Pincodes"
            of={`of ${name}`}
            opener={pincodes.opener}
            isOpen={hasPincodesOpen}
            onPress={() => (hasPincodesOpen ? closePincodesForm(id) : openPincodesForm(id))}
          />
          {!isDefault && (
            <RowAction
              label="Remove"
              of={name}
              onPress={() => void removeArea(area).then((isRemoved) => isRemoved && onRemoved())}
            />
          )}
        </>
      }
    >
      {isChanging && <AreaForm area={area} onClosed={change.giveBack} />}
      {hasPincodesOpen && <AreaPincodes area={area} onClosed={pincodes.giveBack} />}
    </Row>
  );
}

import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Delivery, SlotWindow } from '../../../../contract/desk-delivery.ts';
import { slotTime } from '../../../format/date.ts';
import { windowInWords } from '../../../format/desk-delivery.ts';
import { $windowForm, closeWindowForm, openWindowForm, removeWindow } from '../../../stores/desk/slot-windows.ts';
import { PartHead, Row, RowAction, useOpener } from './Part.tsx';
import { SlotWindowForm } from './SlotWindowForm.tsx';

/** The delivery windows of a week. */
export function SlotWindows({ delivery: { slotWindows } }: { delivery: Delivery }) {
  const isAdding = useStore($windowForm('new')) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const { opener, giveBack } = useOpener();
  return (
    <>
      <PartHead
        id="slots"
        title="Slots"
        noun="slot"
        heading={heading}
        opener={opener}
        isAdding={isAdding}
        onAdd={() => (isAdding ? closeWindowForm('new') : openWindowForm(null))}
      />
      <p className="mt-1 text-sm/[1.45] text-muted">
        Shoppers choose one of today or of the next five days on which you deliver. Orders that are placed stay as they
        are, whatever you change.
      </p>
      {isAdding && <SlotWindowForm window={null} onClosed={giveBack} />}
      {slotWindows.length === 0 && !isAdding && <p className="mt-3">There are no slots yet: nobody can order.</p>}
      <ul className="mt-1">
        {slotWindows.map((window) => (
          <WindowRow key={window.id} window={window} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
    </>
  );
}

function WindowRow({ window, onRemoved }: { window: SlotWindow; onRemoved: () => void }) {
  const { id } = window;
  const isChanging = useStore($windowForm(id)) !== null;
  const { opener, giveBack } = useOpener();
  const name = slotTime(window);
  return (
    <Row
      title={name}
      about={windowInWords(window)}
      actions={
        <>
          <RowAction
            label="Change"
            of={name}
            opener={opener}
            isOpen={isChanging}
            onPress={() => (isChanging ? closeWindowForm(id) : openWindowForm(window))}
          />
          <RowAction
            label="Remove"
            of={name}
            onPress={() => void removeWindow(window).then((isRemoved) => isRemoved && onRemoved())}
          />
        </>
      }
    >
      {isChanging && <SlotWindowForm window={window} onClosed={giveBack} />}
    </Row>
  );
}

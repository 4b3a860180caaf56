import type { ComponentProps } from 'react';
import {
  DELIVERY_INSTRUCTIONS,
  type DeliveryInstruction,
  MAX_DELIVERY_NOTE,
} from '../../../contract/delivery-instructions.ts';
import { DELIVERY_INSTRUCTION_NAMES } from '../../format/delivery-instructions.ts';
import { t } from '../../i18n/t.ts';
import { Field } from '../../ui/Field.tsx';
import { OptionRow } from '../../ui/OptionRow.tsx';

interface Props {
  /** Props of the checkbox of each. */
  choice: (instruction: DeliveryInstruction) => ComponentProps<'input'>;
  /** Props of the field for the note. */
  note: Partial<ComponentProps<typeof Field>>;
}

/** What the rider is to do at the door, and what else they have to know. */
export const DeliveryInstructionsFields = ({ choice, note }: Props) => (
  <>
    <div className="grid gap-2.5 md:grid-cols-3">
      {DELIVERY_INSTRUCTIONS.map((instruction) => (
        <OptionRow
          key={instruction}
          type="checkbox"
          className="checkbox outline-none"
          value={instruction}
          {...choice(instruction)}
        >
          <span className="min-w-0">{t(DELIVERY_INSTRUCTION_NAMES[instruction])}</span>
        </OptionRow>
      ))}
    </div>
    <Field
      label={t('Gate code or note for the rider')}
      hint={t('Optional')}
      autoComplete="off"
      maxLength={MAX_DELIVERY_NOTE}
      {...note}
    />
  </>
);

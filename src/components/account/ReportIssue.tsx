import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { ISSUE_KINDS, type IssueKind, MAX_ISSUE_TEXT } from '../../../contract/issue.ts';
import type { Order } from '../../../contract/order.ts';
import { issueKindName } from '../../format/issue.ts';
import { t } from '../../i18n/t.ts';
import { $reporting, reportIssue, resetReporting, unitsToReport } from '../../stores/account/report-issue.ts';
import { toast } from '../../stores/lib/toast.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog, DialogHeader } from '../../ui/Dialog.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { OptionRow, OptionText } from '../../ui/OptionRow.tsx';
import { ChosenPhotos } from './ChosenPhotos.tsx';
import { UnitsStepper } from './UnitsStepper.tsx';

interface Props {
  order: Order;
  onClose: () => void;
}

/** Asks what was wrong with which line of a delivered order. */
export default function ReportIssue({ order, onClose }: Props) {
  const { loading, reason } = useStore($reporting);
  const lines = [...order.items.entries()].filter(
    ([, item]) => item.productId !== null && unitsToReport(order, item) > 0,
  );
  const [chosen, choose] = useState(lines[0]?.[0]);
  const [kind, setKind] = useState<IssueKind>('damaged');
  const [quantity, setQuantity] = useState(1);
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  useEffect(resetReporting, []);
  const [at, line] = lines.find(([i]) => i === chosen) ?? lines[0] ?? [];
  const most = line ? unitsToReport(order, line) : 0;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!line || line.productId === null || loading) return;
    const report = { productId: line.productId, kind, quantity: Math.min(quantity, most), text, photos };
    if (!(await reportIssue(order, report))) return;
    toast(t('Your report is with us. We answer here, in your order.'));
    onClose();
  };
  return (
    <Dialog open sheet onClose={onClose} aria-labelledby="report-issue">
      <DialogHeader onClose={onClose}>
        <h2 id="report-issue" className="text-2xl/[1.25]">
          {t('What was wrong?')}
        </h2>
      </DialogHeader>
      <form className="mt-2 grid grid-cols-1 gap-4" onSubmit={(event) => void send(event)}>
        <label className="grid gap-1.5 text-sm font-semibold">
          {t('Product')}
          <select
            className="select font-normal"
            value={at}
            onChange={({ target }) => {
              choose(Number(target.value));
              setQuantity(1);
            }}
          >
            {lines.map(([i, { name, packSize }]) => (
              <option key={i} value={i}>
                {packSize ? `${name}, ${packSize}` : name}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-semibold">{t('What is wrong with it')}</legend>
          {ISSUE_KINDS.map((each) => (
            <OptionRow key={each} name="kind" checked={each === kind} onChange={() => setKind(each)}>
              <OptionText name={issueKindName(each)}>{null}</OptionText>
            </OptionRow>
          ))}
        </fieldset>
        {most > 1 && <UnitsStepper value={Math.min(quantity, most)} most={most} onChange={setQuantity} />}
        <label className="grid gap-1.5 text-sm font-semibold">
          {t('In your words (optional)')}
          <textarea
            className="input h-24 w-full resize-y py-2.5 font-normal whitespace-normal"
            maxLength={MAX_ISSUE_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <ChosenPhotos photos={photos} onChange={setPhotos} />
        <FormError message={reason?.message} />
        <BusyButton className="btn btn-primary" busy={loading}>
          {loading ? t('Sending…') : t('Send report')}
        </BusyButton>
      </form>
    </Dialog>
  );
}

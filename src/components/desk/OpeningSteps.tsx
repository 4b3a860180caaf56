import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { LegalPage, Opening, PageFault } from '../../../contract/desk-opening.ts';
import { $opening } from '../../stores/desk/opening.ts';
import { deskHref } from '../../stores/desk/view.ts';
import { paths } from '../../paths.ts';
import { Check, Circle } from '../../ui/icons.ts';

const VALUES: Readonly<Record<Opening['demoValues'][number]['name'], string>> = {
  upiId: 'UPI id',
  gstin: 'GSTIN',
  phone: 'Telephone',
  email: 'E-mail',
  address: 'Address',
};

const TITLES: Readonly<Record<LegalPage, string>> = {
  privacy: 'Privacy Policy',
  'terms-conditions': 'Terms and Conditions',
};

const FAULTS: Readonly<Record<PageFault, string>> = {
  missing: 'It is not published yet. Fill in the blanks of its draft, and publish it.',
  draft: 'It still has blanks to fill in.',
  demo: 'It still names the demo shop.',
};

/** What is left to do before anybody can order, and where it is done. */
export function OpeningSteps() {
  const { data } = useStore($opening);
  if (!data) return null;
  const { isOpen, demoValues, pages, counts } = data;
  const faultOf = (page: LegalPage) => pages.find((one) => one.page === page)?.fault;
  return (
    <section className="card card-border bg-surface p-4 lg:p-6 print:hidden" aria-labelledby="opening">
      <h2 id="opening" className="text-xl">
        {isOpen ? 'Nobody can order yet' : 'Your shop is not open yet'}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {isOpen
          ? 'The shop is open, but something that an order needs is missing.'
          : 'Shoppers read so on every page, and orders are refused. The shop opens with the next publish once this is done.'}
      </p>
      <ol className="mt-3 grid gap-3">
        <Step title="Whose shop it is" isDone={demoValues.length === 0}>
          {demoValues.length > 0 && (
            <>
              Still the demo shop’s:
              <ul className="my-1 list-disc pl-5">
                {demoValues.map(({ name, value }) => (
                  <li key={name}>
                    {VALUES[name]}: <bdi className="wrap-anywhere">{value}</bdi>
                  </li>
                ))}
              </ul>
              Whoever looks after the machine writes yours into the file <code>src/shop.ts</code> and starts the shop
              again.
            </>
          )}
        </Step>
        <Step title="What you sell" isDone={counts.products > 0}>
          {counts.products === 0 && (
            <>
              Nothing yet.{' '}
              <a className="link" href={deskHref('import')}>
                Import the file of your goods
              </a>
            </>
          )}
        </Step>
        <Step title="Where you deliver, and what it costs" isDone={counts.pincodes > 0}>
          {counts.pincodes === 0 && <AtDelivery>Enter your pincodes and charges</AtDelivery>}
        </Step>
        <Step title="When you deliver" isDone={counts.slots > 0}>
          {counts.slots === 0 && <AtDelivery>Enter your slots</AtDelivery>}
        </Step>
        {(Object.keys(TITLES) as LegalPage[]).map((page) => {
          const fault = faultOf(page);
          return (
            <Step key={page} title={TITLES[page]} isDone={!fault}>
              {fault && (
                <>
                  {FAULTS[fault]}{' '}
                  <a className="link" href={`${paths.editor}#page%3A${page}`}>
                    Open it in the editor
                  </a>
                </>
              )}
            </Step>
          );
        })}
      </ol>
    </section>
  );
}

const AtDelivery = ({ children }: { children: ReactNode }) => (
  <>
    Not entered yet.{' '}
    <a className="link" href={deskHref('shop', 'delivery')}>
      {children}
    </a>
  </>
);

function Step({ title, isDone, children }: { title: string; isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? Check : Circle;
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2">
      <Icon className={`mt-0.5 size-5 ${isDone ? 'text-success' : 'text-muted'}`} aria-hidden />
      <div>
        <p className="font-medium">
          {title}
          <span className="sr-only">{isDone ? ', done' : ', to do'}</span>
        </p>
        {!isDone && <div className="text-sm/[1.45]">{children}</div>}
      </div>
    </li>
  );
}

import { getDeskIssuePhoto, putDeskOrderIssue } from '../../../contract/desk-orders.ts';
import { getIssuePhoto, postIssue } from '../../../contract/report-issue.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';
import { LOOKS } from './cart.ts';
import { openOrder, placeOrder } from './orders.ts';
import { deliver, issuesOf, PHOTO, reportedOrder, reportOnce } from './reported-orders.ts';

const dialog = ({ page }: World) => page.getByRole('dialog', { name: 'What was wrong?' });
const send = (world: World) => dialog(world).getByRole('button', { name: 'Send report' }).click();
const TEXT = 'The bag was torn open.';

const issues = ({ page }: World) => page.getByRole('region', { name: 'Reported' });
const openAtDesk = ({ notes }: World): string => `/desk#orders/${notes['order']}`;

/** What was carried out and not answered is seen in the order, which is read anew: there is nothing left to press. */
const answer = (name: string) => async (world: World) => {
  const button = issues(world).getByRole('button', { name, exact: true });
  if (await button.isVisible()) await button.click();
};

/** What was typed, as long as the report is not answered. */
const keeps = (label: string, value: string) => async (world: World) => {
  const field = issues(world).getByLabel(label);
  if (await field.isVisible()) await expect(field).toHaveValue(value);
};

export const ORDER_ISSUES: readonly FaultyCall[] = [
  {
    name: 'reporting what was wrong with an order',
    target: postIssue,
    who: 'customer',
    path: openOrder,
    before: async (world) => {
      await placeOrder(world);
      await deliver(world);
    },
    prepare: async (world) => {
      await world.page.getByRole('button', { name: 'Report a problem' }).click();
      await dialog(world).getByRole('radio', { name: 'It is something else' }).check();
      await dialog(world).getByRole('textbox').fill(TEXT);
      await dialog(world).getByLabel('Photos (optional)').setInputFiles(PHOTO);
    },
    act: send,
    // The order is read anew, and has the report.
    outcome: LOOKS,
    stays: async (world) => {
      if (!(await dialog(world).isVisible())) return;
      await expect(dialog(world).getByRole('radio', { name: 'It is something else' })).toBeChecked();
      await expect(dialog(world).getByRole('textbox')).toHaveValue(TEXT);
      await expect(dialog(world).getByRole('button', { name: `Remove photo ${PHOTO.name}` })).toBeVisible();
    },
    retry: send,
    done: async (world) => {
      await expect(dialog(world)).toBeHidden();
      await expect(world.page.getByRole('region', { name: 'What you have reported' })).toContainText(TEXT);
      expect(await issuesOf(customerOf(world), world.notes['order']), 'reported once').toMatchObject([
        { kind: 'wrong', quantity: 1, text: TEXT, photos: [expect.anything()] },
      ]);
    },
  },
  {
    name: 'the photo of what was reported',
    target: getIssuePhoto,
    who: 'customer',
    path: openOrder,
    before: reportOnce,
    except: { offline: 'Without network the order is not there either, and says so.' },
    silent: 'Its frame stays empty: what was said of it and what became of it stand beside it.',
    stays: ({ page }) =>
      expect(page.getByRole('region', { name: 'What you have reported' })).toContainText('We are looking into it.'),
    done: ({ page }) => expect(page.getByRole('button', { name: /^Photo of/ }).locator('img')).toBeVisible(),
  },
  {
    name: 'refunding what was reported',
    target: putDeskOrderIssue,
    who: 'editor',
    path: openAtDesk,
    before: reportedOrder,
    prepare: (world) => issues(world).getByLabel('Refund into the wallet').fill('5'),
    act: answer('Refund'),
    outcome: LOOKS,
    stays: keeps('Refund into the wallet', '5'),
    retry: answer('Refund'),
    done: (world) => expect(issues(world)).toContainText('Refunded ₹5'),
  },
  {
    name: 'declining what was reported',
    target: putDeskOrderIssue,
    who: 'editor',
    path: openAtDesk,
    before: reportedOrder,
    prepare: async (world) => {
      await issues(world).getByRole('button', { name: 'Decline', exact: true }).click();
      await issues(world).getByLabel('Reason, as the customer reads it').fill('Our rider saw it whole.');
    },
    act: answer('Decline report'),
    outcome: LOOKS,
    stays: keeps('Reason, as the customer reads it', 'Our rider saw it whole.'),
    retry: answer('Decline report'),
    done: (world) => expect(issues(world)).toContainText('Declined: Our rider saw it whole.'),
  },
  {
    name: 'the photo of a report',
    target: getDeskIssuePhoto,
    who: 'editor',
    path: openAtDesk,
    before: reportedOrder,
    except: { offline: 'Without network the order is not there either, and says so.' },
    silent: 'Its frame stays empty: what the customer says of it stands beside it, and can be answered.',
    stays: (world) => expect(issues(world).getByRole('button', { name: 'Refund', exact: true })).toBeVisible(),
    done: (world) =>
      expect(
        issues(world)
          .getByRole('button', { name: /^Photo of/ })
          .locator('img'),
      ).toBeVisible(),
  },
];

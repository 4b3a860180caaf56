import * as address from '../../../contract/address.ts';
import { expect } from '../../e2e/fixtures/shop.ts';
import { customerOf, type FaultyCall, type World } from '../faulty-call.ts';

/** One address at the provider, called Home. */
export async function oneAddress(world: World): Promise<void> {
  const { page } = world;
  const { ask } = customerOf(world);
  const { data } = await ask<{ data: { id: number; label: string }[] }>('GET', '/user-address/');
  for (const { id, label } of data) if (label !== 'Home') await ask('DELETE', `/user-address/${id}`);
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.removeItem('drafts'));
}

const labels = async (world: World): Promise<string[]> =>
  (await customerOf(world).ask<{ data: { label: string }[] }>('GET', '/user-address/')).data
    .map(({ label }) => label)
    .sort();

const saveForm = ({ page }: World) => page.getByRole('button', { name: 'Save address' }).click();

export const ADDRESS: readonly FaultyCall[] = [
  {
    name: 'the addresses',
    target: address.getAddresses,
    who: 'customer',
    path: '/dashboard?tab=address',
    done: ({ page }) => expect(page.getByRole('heading', { name: 'Home' })).toBeVisible(),
  },
  {
    name: 'a new address',
    target: address.postAddress,
    who: 'customer',
    path: '/dashboard?tab=address',
    before: oneAddress,
    act: async ({ page }) => {
      const add = page.getByRole('button', { name: 'Add address' });
      await expect(add.or(page.getByLabel('Name of the address'))).toBeVisible();
      if (await add.isVisible()) await add.click();
      await page.getByLabel('Name of the address').fill('Office');
      await page.getByLabel('Receiver’s name').fill('Ananya Sen');
      await page.getByLabel('Receiver’s mobile number').fill('9830041207');
      await page.getByLabel('Flat, house, street').fill('5 Park Street');
      await saveForm({ page } as World);
    },
    stays: ({ page }) => expect(page.getByLabel('Flat, house, street')).toHaveValue('5 Park Street'),
    retry: saveForm,
    done: async (world) => {
      await expect(world.page.getByRole('heading', { name: 'Office' })).toHaveCount(1);
      expect(await labels(world), 'saved once').toEqual(['Home', 'Office']);
    },
  },
  {
    name: 'a changed address',
    target: address.putAddress,
    who: 'customer',
    path: '/dashboard?tab=address',
    before: oneAddress,
    act: async ({ page }) => {
      const edit = page.getByRole('button', { name: 'Edit Home' });
      await expect(edit.or(page.getByLabel('Landmark'))).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await page.getByLabel('Landmark').fill('Beside the tank');
      await saveForm({ page } as World);
    },
    stays: ({ page }) => expect(page.getByLabel('Landmark')).toHaveValue('Beside the tank'),
    retry: saveForm,
    done: ({ page }) => expect(page.getByText(/Beside the tank/)).toBeVisible(),
  },
  {
    name: 'an address that is deleted',
    target: address.deleteAddress,
    who: 'customer',
    path: '/dashboard?tab=address',
    before: async (world) => {
      await oneAddress(world);
      const { data } = await customerOf(world).ask<{ data: { pincode: { id: number } }[] }>('GET', '/user-address/');
      const body = {
        label: 'Office',
        name: 'Ananya Sen',
        phone: '9830041207',
        line1: '5 Park Street',
        city: 'Kolkata',
      };
      await customerOf(world).ask('POST', '/user-address/', { ...body, pincodeId: data[0]?.pincode.id });
    },
    // Without network the list does not come: it is a call of its own.
    prepare: ({ page }) => expect(page.getByRole('button', { name: 'Delete Office' })).toBeVisible(),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete Office' }).click();
      // The provider forgets it when the message with Undo has gone.
      await page.locator('.toast').getByRole('button', { name: 'Close' }).first().click();
    },
    told: (page) => page.locator('.toast').getByText(/^The address is still there\./),
    retry: async ({ page }) => {
      await page.getByRole('button', { name: 'Delete Office' }).click();
      await page.locator('.toast > *').filter({ hasText: 'Undo' }).getByRole('button', { name: 'Close' }).click();
    },
    done: async (world) => {
      await expect(world.page.getByRole('heading', { name: 'Office' })).toHaveCount(0);
      if (world.shop.hits !== 1) await expect.poll(() => labels(world)).toEqual(['Home']);
    },
  },
];

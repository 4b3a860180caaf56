import type { Product } from '../../../contract/product.ts';
import { paths } from '../../paths.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../../i18n/t.ts';

/** Opens the device's way to share a product's page; where it has none, the link is copied. */
export async function shareProduct(product: Product): Promise<void> {
  const url = location.origin + paths.product(product);
  // Dismissing the share sheet rejects, which is no error.
  if ('share' in navigator) return navigator.share({ title: product.name, url }).catch(() => {});
  await copyLink(url);
}

async function copyLink(url: string): Promise<void> {
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  );
  if (copied) toast(t('The link is copied. Paste it wherever you like.'));
  else toast(t('Copying is not possible here. Please copy the address of this page.'), { tone: 'error' });
}

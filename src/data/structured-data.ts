import type { Product } from '../../contract/product.ts';
import { offer } from '../format/live-offer.ts';
import { plainText } from '../format/html-text.ts';
import type { Question } from '../format/questions.ts';
import { paths } from '../paths.ts';
import { pictureSource } from '../picture-url.ts';
import { shop } from '../shop.ts';

const context = 'https://schema.org';

/** https://schema.org/Product, for search engines. */
export function productJsonLd(product: Product, site: URL | undefined): object {
  const { name, brand, description, image, images, category, id, packSize, price, stock } = product;
  const pictures = images?.length ? images : image ? [image] : [];
  const url = new URL(paths.product(product), site).href;
  return {
    '@context': context,
    '@type': 'Product',
    name: [name, packSize].filter(Boolean).join(', '),
    sku: String(id),
    url,
    ...(pictures.length > 0 && {
      image: pictures.map((picture) => new URL(pictureSource(picture, 640, 'webp'), site).href),
    }),
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...(category && { category: category.name }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: shop.currency,
      ...offer({ price, stock }),
      seller: { '@type': 'Organization', name: shop.name },
    },
  };
}

/** https://schema.org/WebSite with its search, for search engines. */
export const websiteJsonLd = (site: URL | undefined): object => ({
  '@context': context,
  '@type': 'WebSite',
  name: shop.name,
  url: new URL(paths.home, site).href,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL(paths.search(), site).href}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

/** https://schema.org/FAQPage, for search engines. */
export const faqJsonLd = (questions: readonly Question[]): object => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: plainText(question),
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** https://schema.org/BreadcrumbList, for search engines. */
export const breadcrumbJsonLd = (crumbs: readonly { name: string; href: string }[], site: URL | undefined): object => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: new URL(href, site).href,
  })),
});

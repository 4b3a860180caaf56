import { isRecord, known, pick } from '../json.ts';
import { picture, pictures } from '../picture.ts';
import type { Reading } from '../reading.ts';
import { momentOf } from '../time.ts';
import { flat } from '../unwrap.ts';
import { id, line, text } from '../values.ts';

export function banner(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (typeof own === 'string') return { id: own, image: picture(own) };
  if (!isRecord(own)) return own;
  const image = picture(
    at.field(
      own,
      'image',
      'imageUrl',
      'bannerImage',
      'img',
      'picture',
      'photo',
      'src',
      'webImage',
      'mobileImage',
      'desktopImage',
      'banner',
      'media',
      'file',
    ),
  );
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'bannerId', '_id', 'uuid', 'code')) ?? image,
      title: line(at.field(own, 'title', 'name', 'heading', 'bannerName', 'bannerTitle', 'headline')),
      text: line(at.field(own, 'text', 'subtitle', 'subTitle', 'description', 'caption', 'tagline')),
      link: text(at.field(own, 'link', 'url', 'href', 'redirectUrl', 'targetUrl', 'linkUrl', 'redirectLink', 'target')),
      image,
      alt: line(at.field(own, 'alt', 'altText', 'imageAlt')),
      pictures: pictures(own['pictures']),
      until: momentOf(at.field(own, 'until', 'validUntil', 'endDate', 'expiresAt', 'endsAt', 'validTill')),
    }),
  };
}

/** Of pages of text: HTML and Markdown both do, the site makes them safe. */
export function cmsPage(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (typeof own === 'string') return { id: 'page', content: own };
  if (!isRecord(own)) return own;
  return {
    ...own,
    ...known({
      id: id(at.field(own, 'id', 'cmsId', '_id', 'slug', 'key', 'pageId', 'code')) ?? 'page',
      title: line(at.field(own, 'title', 'name', 'heading', 'pageTitle', 'cmsTitle')),
      content: text(
        at.field(
          own,
          'content',
          'html',
          'body',
          'description',
          'text',
          'pageContent',
          'cmsContent',
          'markdown',
          'value',
          'details',
        ),
      ),
      updatedAt: momentOf(at.field(own, 'updatedAt', 'modifiedAt', 'updatedOn', 'lastModified')),
    }),
  };
}

export function qrCode(came: unknown, at: Reading): unknown {
  const own = flat(came);
  if (!isRecord(own)) return own;
  const image = picture(
    at.field(own, 'image', 'imageUrl', 'qrCode', 'qrImage', 'qr', 'url', 'src', 'qrcodeImage', 'picture', 'file'),
  );
  return {
    ...own,
    ...known({ id: id(at.field(own, 'id', 'qrCodeId', '_id', 'uuid')) ?? image, image }),
    name: line(pick(own, 'name', 'title', 'label', 'upiId', 'description')) ?? 'UPI',
  };
}

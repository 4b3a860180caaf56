import { isRecord, omitUndefined, pick } from '../json.ts';
import { picture, pictures } from '../picture.ts';
import type { Reading } from '../reading.ts';
import { momentOf } from '../time.ts';
import { flat } from '../unwrap.ts';
import { id, line, text } from '../values.ts';

export function banner(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: fields, image: picture(fields) };
  if (!isRecord(fields)) return fields;
  const image = picture(
    at.field(
      fields,
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
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'bannerId', '_id', 'uuid', 'code')) ?? image,
      title: line(at.field(fields, 'title', 'name', 'heading', 'bannerName', 'bannerTitle', 'headline')),
      text: line(at.field(fields, 'text', 'subtitle', 'subTitle', 'description', 'caption', 'tagline')),
      link: text(
        at.field(fields, 'link', 'url', 'href', 'redirectUrl', 'targetUrl', 'linkUrl', 'redirectLink', 'target'),
      ),
      image,
      alt: line(at.field(fields, 'alt', 'altText', 'imageAlt')),
      pictures: pictures(fields['pictures']),
      until: momentOf(at.field(fields, 'until', 'validUntil', 'endDate', 'expiresAt', 'endsAt', 'validTill')),
    }),
  };
}

/** A text page in HTML or Markdown, which the site sanitizes. */
export function cmsPage(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (typeof fields === 'string') return { id: 'page', content: fields };
  if (!isRecord(fields)) return fields;
  return {
    ...fields,
    ...omitUndefined({
      id: id(at.field(fields, 'id', 'cmsId', '_id', 'slug', 'key', 'pageId', 'code')) ?? 'page',
      title: line(at.field(fields, 'title', 'name', 'heading', 'pageTitle', 'cmsTitle')),
      content: text(
        at.field(
          fields,
          'content',
          'html',
          'body',
          'description',
          'text',
          'pageContent',
          'cmsContent',
          'cmsDesc',
          'markdown',
          'value',
          'details',
        ),
      ),
      updatedAt: momentOf(at.field(fields, 'updatedAt', 'modifiedAt', 'updatedOn', 'lastModified')),
    }),
  };
}

export function qrCode(received: unknown, at: Reading): unknown {
  const fields = flat(received);
  if (!isRecord(fields)) return fields;
  const image = picture(
    at.field(fields, 'image', 'imageUrl', 'qrCode', 'qrImage', 'qr', 'url', 'src', 'qrcodeImage', 'picture', 'file'),
  );
  return {
    ...fields,
    ...omitUndefined({ id: id(at.field(fields, 'id', 'qrCodeId', '_id', 'uuid')) ?? image, image }),
    name: line(pick(fields, 'name', 'title', 'label', 'upiId', 'description')) ?? 'UPI',
  };
}

import { rich } from '../i18n/rich.ts';
import { msg } from '../../contract/msg.ts';
import { t } from '../i18n/t.ts';
import { paths } from '../paths.ts';

const NAMES = { 'terms-conditions': msg('Terms and Conditions'), privacy: msg('Privacy Policy') } as const;
type Slug = keyof typeof NAMES;

interface Props {
  /** Whether the shop has such a page of text. */
  has: (slug: Slug) => boolean;
  className: string;
}

/** What whoever logs in agrees to; renders nothing in a shop without these pages. */
export function Agreement({ has, className }: Props) {
  const link = (slug: Slug) => (
    <a className="link" href={paths.cms(slug)}>
      {t(NAMES[slug])}
    </a>
  );
  if (!has('terms-conditions')) return null;
  return (
    <p className={`text-meta/cosy text-muted ${className}`}>
      {has('privacy')
        ? rich('By continuing you agree to the {terms} and the {privacy}.', {
            terms: link('terms-conditions'),
            privacy: link('privacy'),
          })
        : rich('By continuing you agree to the {terms}.', { terms: link('terms-conditions') })}
    </p>
  );
}

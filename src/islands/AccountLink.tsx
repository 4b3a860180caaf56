import { useStore } from '@nanostores/react';
import { UserRound } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { tw } from '../ui/tw.ts';

/** As an icon where it has no room for words, on More as the words of a row that is all its own. */
const LOOKS = {
  header: {
    link: tw`btn btn-ghost px-0 btn-sm lg:px-2.75 xl:justify-start`,
    icon: tw`size-5.5`,
    name: tw`max-w-40 truncate max-xl:sr-only`,
  },
  hero: {
    link: tw`btn ml-auto min-w-0 shrink btn-ghost px-1.75 text-primary btn-sm`,
    icon: tw`size-5.5 max-lg:hidden`,
    name: tw`max-w-40 truncate`,
  },
  more: {
    link: tw`flex min-h-11 min-w-0 flex-1 items-center gap-3.5 py-2 text-name/snug font-semibold wrap-anywhere after:absolute after:inset-0`,
    icon: tw`text-primary`,
    name: tw`line-clamp-2`,
  },
};

/** The shopper's name, or the way in. Always to the dashboard, which leads on to log in. */
export function AccountLink({ place = 'header' }: { place?: keyof typeof LOOKS }) {
  const { link, icon, name } = LOOKS[place];
  const { data } = useStore($auth, { ssr: () => loggedOut });
  return (
    <a className={link} href={paths.dashboard()}>
      <UserRound className={icon} aria-hidden="true" />
      <span className={name}>{data?.name || 'Log In / Sign Up'}</span>
    </a>
  );
}

import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { msg } from '../../contract/msg.ts';

const OFFER = msg('See this shop in this language');
const DECLINE = msg('No, thanks');

/** What each language is offered with, in its own words (shell/language-offer.ts): one that lacks them is not offered. */
export const languageOffers = () =>
  Object.fromEntries(
    OTHER_LOCALES.flatMap((locale) => {
      const { [OFFER]: offer, [DECLINE]: decline } = MESSAGES[locale];
      return offer && decline ? [[locale, { offer, decline }]] : [];
    }),
  );

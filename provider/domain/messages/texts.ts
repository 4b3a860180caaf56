import type { Language } from '../../../contract/language.ts';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { msg } from '../../../contract/msg.ts';
import type { MessageKind } from '../../repositories/message.ts';
import { translationOf } from '../sentence.ts';

/** `late`: the order goes out after the end of its slot, so no time can be promised. */
type Text = MessageKind | 'late';

/** What customers are told, as short as an SMS. In India each has to be registered with the gateway (DLT), word for word. */
const TEXTS: Readonly<Record<Text, string>> = {
  placed: msg('{shop}: We have your order {number} of {amount}. It arrives {day}, {from} to {to}.'),
  packed: msg('{shop}: Your order {number} is packed.'),
  'out-for-delivery': msg('{shop}: Your order {number} is out for delivery, expected by {to}.'),
  late: msg('{shop}: Your order {number} is out for delivery.'),
  delivered: msg('{shop}: Your order {number} is delivered. Thank you!'),
  cancelled: msg('{shop}: Your order {number} is cancelled.'),
  overpaid: msg('{shop}: We received {paid} for your order {number}. {more} more than it came to is in your wallet.'),
  underpaid: msg('{shop}: We received {paid} for your order {number}. Please give the rider {due} in cash.'),
};

/** Returns a text in a language, and which language it is then in: English where nobody has translated it. */
export function textIn(language: Language, name: Text): { readonly text: string; readonly language: Language } {
  const text = TEXTS[name];
  const translated = translationOf(text, language);
  return translated ? { text: translated, language } : { text, language: DEFAULT_LOCALE };
}

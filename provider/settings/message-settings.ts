import * as v from 'valibot';
import { calledUrl, Hosts, type Meaning, url } from './read-environment.ts';

/** How customers are told what becomes of their orders. */
export const MESSAGE_VARIABLES = {
  MESSAGE_SHOP: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40))),
  MESSAGE_WEBHOOK_URL: v.optional(calledUrl('MESSAGE_WEBHOOK_URL', 'https://messages.example/send')),
  MESSAGE_WEBHOOK_KEY: v.optional(
    v.pipe(v.string(), v.minLength(32, 'MESSAGE_WEBHOOK_KEY must have at least 32 characters.')),
  ),
  MESSAGE_SMTP_URL: v.optional(url('MESSAGE_SMTP_URL', 'smtps://user:password@mail.example', 'smtp:')),
  MESSAGE_FROM: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(
        /^[^\r\n<>@]*(?:<[^\s<>@]+)?(?<=[^\s<>@])@[^\s<>@]+>?$/,
        'MESSAGE_FROM must be an address such as Haat <orders@shop.example>.',
      ),
    ),
  ),
  MESSAGE_PUSH: v.optional(v.picklist(['on', 'off'], 'MESSAGE_PUSH must be on or off.'), 'on'),
  MESSAGE_PUSH_CONTACT: v.optional(url('MESSAGE_PUSH_CONTACT', 'mailto:orders@shop.example', 'https:')),
  PUSH_HOSTS: v.optional(Hosts('PUSH_HOSTS', 'push.lan or localhost:4700'), ''),
} as const;

export const MESSAGE_MEANINGS: Readonly<Record<keyof typeof MESSAGE_VARIABLES, Meaning>> = {
  MESSAGE_SHOP: { means: 'the shop’s name in messages', unset: 'the name in `src/shop.ts`' },
  MESSAGE_WEBHOOK_URL:
    'the gateway for SMS or WhatsApp, which is told of each step of an order: [how](operator/going-live.md#telling-customers)',
  MESSAGE_WEBHOOK_KEY: 'what calls to that gateway are signed with, at least 32 characters',
  MESSAGE_SMTP_URL:
    'the server that sends the same by e-mail to whoever gave an address: `smtps://user:password@mail.example`',
  MESSAGE_FROM: 'who these e-mails are from: `Haat <orders@shop.example>`',
  MESSAGE_PUSH: '`off`: customers can’t have messages on their devices by Web Push',
  MESSAGE_PUSH_CONTACT: {
    means: 'whom push services write to when something is wrong: `mailto:orders@shop.example`',
    unset: 'the address in `MESSAGE_FROM`',
  },
  PUSH_HOSTS: 'push services in a private network, such as `push.lan`, separated by commas; all others must be public',
};

type MessageEnvironment = v.InferOutput<v.ObjectSchema<typeof MESSAGE_VARIABLES, undefined>>;

/** What does not fit together, in one sentence. */
export function findMessageFault(env: MessageEnvironment): string | undefined {
  if (env.MESSAGE_WEBHOOK_URL !== undefined && env.MESSAGE_WEBHOOK_KEY === undefined)
    return 'MESSAGE_WEBHOOK_URL is set, so MESSAGE_WEBHOOK_KEY must be the key that the gateway has too.';
  if (env.MESSAGE_SMTP_URL !== undefined && env.MESSAGE_FROM === undefined)
    return 'MESSAGE_SMTP_URL is set, so MESSAGE_FROM must be the address that e-mails come from.';
  return undefined;
}

export const messageSettings = (env: MessageEnvironment) => ({
  /** The shop's name, as it stands in the texts; without one, that of the site. */
  shop: env.MESSAGE_SHOP,
  /** The gateway for SMS or WhatsApp, and the key that its calls are signed with. */
  webhook:
    env.MESSAGE_WEBHOOK_URL !== undefined && env.MESSAGE_WEBHOOK_KEY !== undefined
      ? { url: env.MESSAGE_WEBHOOK_URL, key: env.MESSAGE_WEBHOOK_KEY }
      : undefined,
  /** The server that sends e-mail, and who it is from. */
  email:
    env.MESSAGE_SMTP_URL !== undefined && env.MESSAGE_FROM !== undefined
      ? { url: env.MESSAGE_SMTP_URL, from: env.MESSAGE_FROM }
      : undefined,
  /** Web Push, to the devices where a customer asked for it. */
  push:
    env.MESSAGE_PUSH === 'on'
      ? {
          /** Whom the push services write to when something is wrong (RFC 8292, section 2.1). */
          contact: env.MESSAGE_PUSH_CONTACT ?? `mailto:${addressOf(env.MESSAGE_FROM) ?? 'orders@shop.example'}`,
          /** Push services in a private network that may be sent to. */
          hosts: env.PUSH_HOSTS,
        }
      : undefined,
});

/** @example addressOf('Haat <orders@shop.example>') // 'orders@shop.example' */
const addressOf = (from: string | undefined): string | undefined => from?.match(/(?<![^\s<>])[^\s<>]+@[^\s<>]+/)?.[0];

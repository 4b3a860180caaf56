import { index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp } from 'drizzle-orm/pg-core';

const at = (name: string) => timestamp(name, { withTimezone: true });

export const customer = pgTable('customer', {
  id: serial().primaryKey(),
  /** 10 digits. */
  phone: text().notNull().unique(),
  name: text().notNull(),
  email: text(),
  createdAt: at('created_at').notNull(),
});

/** A log in on one device. Its tokens name it and end with it. */
export const session = pgTable(
  'session',
  {
    jti: text().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    /** Expiry of its newest token. */
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (table) => [index('session_customer').on(table.customerId)],
);

/** Codes as processes before `otp_code` know them. Nothing reads them any more; the table can go once no such process runs. */
export const otp = pgTable(
  'otp',
  {
    phone: text().notNull(),
    purpose: text({ enum: ['login', 'register'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: at('used_at'),
    /** Registration details wait here until the number is proved. */
    name: text(),
    email: text(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

/** A browser's valid code for a number and a purpose; resending to the same browser replaces it, and no other browser's. */
export const otpCode = pgTable(
  'otp_code',
  {
    phone: text().notNull(),
    purpose: text({ enum: ['login', 'register'] }).notNull(),
    /** Hash of the ticket, which only the browser that asked has. */
    ticketHash: text('ticket_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    /** Tries with the ticket. */
    tries: integer().notNull().default(0),
    /** Tries by callers without a ticket. */
    openTries: integer('open_tries').notNull().default(0),
    usedAt: at('used_at'),
    /** When the browser with this ticket last proved the number. */
    provedAt: at('proved_at'),
    /** Registration details wait here until the number is proved. */
    name: text(),
    email: text(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose, table.ticketHash] })],
);

/** Deliveries of codes to a number, and the claim of the process that is delivering one. */
export const otpDelivery = pgTable('otp_delivery', {
  phone: text().primaryKey(),
  /** End of the delivery claim; null when no delivery is in progress. */
  claimedUntil: at('claimed_until'),
  /** When the last code was delivered, and what for. */
  deliveredAt: at('delivered_at'),
  purpose: text({ enum: ['login', 'register'] }),
  /** How many were delivered in the hour that began at `startedAt`. */
  count: integer().notNull().default(0),
  startedAt: at('started_at').notNull(),
});

/** Counters of a fixed-window rate limit. */
export const rateLimit = pgTable('rate_limit', {
  key: text().primaryKey(),
  count: integer().notNull(),
  startedAt: at('started_at').notNull(),
});

/** Stores masks to show and HMACs to compare, never the numbers themselves. */
export const kyc = pgTable('kyc', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customer.id),
  status: text({ enum: ['none', 'submitted', 'verified', 'rejected'] }).notNull(),
  panMask: text('pan_mask').notNull(),
  panHmac: text('pan_hmac').notNull(),
  aadhaarMask: text('aadhaar_mask').notNull(),
  aadhaarHmac: text('aadhaar_hmac').notNull(),
  gstinMask: text('gstin_mask'),
  gstinHmac: text('gstin_hmac'),
  submittedAt: at('submitted_at').notNull(),
});

export const walletTransaction = pgTable(
  'wallet_transaction',
  {
    id: serial().primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    kind: text({ enum: ['credit', 'debit'] }).notNull(),
    amountPaise: integer('amount_paise').notNull(),
    balancePaise: integer('balance_paise').notNull(),
    /** In English. */
    note: text(),
    /** The same as a `Sentence` of provider/domain/sentence.ts; null where it is said as it is. */
    sentence: jsonb().$type<{ readonly text: string; readonly values: Readonly<Record<string, string>> }>(),
    at: at('at').notNull(),
  },
  (table) => [index('wallet_transaction_customer').on(table.customerId)],
);

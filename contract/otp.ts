/** Digits of a one-time password. */
export const OTP_LENGTH = 6;
export const OTP_TTL_MINUTES = 5;
/** Seconds until another code can be asked for. */
export const OTP_RESEND_SECONDS = 30;

/**
 * The header with which a provider names the browser that asked for a code, in its answer, and which that browser sends
 * along from then on when it asks for a code or hands one in. Beyond section 7: a provider that never answers with it
 * never sees it, and a caller who leaves it out logs in all the same.
 */
export const OTP_TICKET = 'x-otp-ticket';

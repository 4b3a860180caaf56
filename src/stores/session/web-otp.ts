/** The part of WebOTP in use, which TypeScript does not know yet. https://developer.mozilla.org/docs/Web/API/WebOTP_API */
interface OtpRequest extends CredentialRequestOptions {
  readonly otp: { readonly transport: readonly ['sms'] };
}

/**
 * Waits for the message with the code, where the browser can read it: one that ends in `@our.host #123456`. The shopper
 * is asked. Returns a way to stop waiting.
 */
export function receiveCode(use: (code: string) => void): () => void {
  if (!('OTPCredential' in globalThis)) return () => {};
  const waiting = new AbortController();
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
  void navigator.credentials.get(request).then(
    (message) => message && 'code' in message && use(String(message.code)),
    // Not allowed, or the wait was stopped: the code can be typed.
    () => {},
  );
  return () => waiting.abort();
}

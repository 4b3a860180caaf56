/** As much of the library as is used here. */
declare module 'web-push' {
  interface Subscription {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  }
  interface Options {
    readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
    /** Seconds. */
    readonly TTL: number;
    readonly urgency: 'normal' | 'high';
    readonly topic: string;
  }
  interface RequestDetails {
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
  }
  const webPush: {
    readonly generateRequestDetails: (to: Subscription, payload: string, options: Options) => RequestDetails;
  };
  export default webPush;
}

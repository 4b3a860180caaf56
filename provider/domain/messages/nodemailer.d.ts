/** As much of the library as is used here. */
declare module 'nodemailer' {
  interface Mail {
    readonly from: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly messageId: string;
    readonly date: Date;
    readonly headers: Readonly<Record<string, string>>;
    readonly disableFileAccess: true;
    readonly disableUrlAccess: true;
    readonly signal: AbortSignal;
  }
  interface Transporter {
    readonly sendMail: (mail: Mail) => Promise<unknown>;
    readonly close: () => void;
  }
  export function createTransport(options: { readonly url: string }): Transporter;
}

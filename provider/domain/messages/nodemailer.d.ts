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
  }
  interface Transporter {
    readonly sendMail: (mail: Mail) => Promise<unknown>;
    readonly close: () => void;
  }
  interface Limits {
    readonly url: string;
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly dnsTimeout: number;
  }
  export function createTransport(options: Limits): Transporter;
}

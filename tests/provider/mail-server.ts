import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that notes what it is sent. `answer` is what it says to a mail. */
export async function openMailServer(answer: () => string = () => '250 taken') {
  const mails: { readonly to: string; readonly text: string }[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let waiting = '';
    let mail: string[] | undefined;
    let to = '';
    const hear = (line: string): void => {
      if (mail && line !== '.') return void mail.push(line);
      if (mail) {
        const said = answer();
        if (said.startsWith('250')) mails.push({ to, text: mail.join('\n') });
        mail = undefined;
        say(said);
      } else if (/^data/i.test(line)) {
        mail = [];
        say('354 go on');
      } else if (/^quit/i.test(line)) {
        say('221 bye');
        socket.end();
      } else {
        to = /^rcpt to:<(.+)>/i.exec(line)?.[1] ?? to;
        say('250 ok');
      }
    };
    say('220 mail.example');
    socket.on('error', () => {});
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = (waiting + chunk.toString()).split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

import { execFile } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { promisify } from 'node:util';
import { UsageError } from '../cli/arguments.ts';

/**
 * Finds the code that was sent: from `CHECK_OTP`, from what the command `CHECK_OTP_COMMAND` prints, or from whoever sits
 * at the terminal.
 * @throws {UsageError} there is no way to it
 */
export const codeFrom =
  (environment: Readonly<Record<string, string | undefined>>) =>
  async (phone: string): Promise<string> => {
    const { CHECK_OTP, CHECK_OTP_COMMAND } = environment;
    if (CHECK_OTP) return CHECK_OTP;
    if (CHECK_OTP_COMMAND) return printed(CHECK_OTP_COMMAND, phone);
    if (!process.stdin.isTTY)
      throw new UsageError(
        'The provider has sent a code: set CHECK_OTP to it, CHECK_OTP_COMMAND to a command that prints it, or run the check at a terminal.',
      );
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return (await terminal.question('The code that the provider has sent to the test customer: ')).trim();
    } finally {
      terminal.close();
    }
  };

/** The command gets the number in `CHECK_PHONE`. */
async function printed(command: string, phone: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('sh', ['-c', command], {
      env: { ...process.env, CHECK_PHONE: phone },
      timeout: 60_000,
    });
    return stdout.trim();
  } catch {
    throw new UsageError('CHECK_OTP_COMMAND failed: it has to print the code within a minute.');
  }
}

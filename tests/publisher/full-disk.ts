// A build that finds the disk full, and says so as the site's own build does.
import { writeFileSync } from 'node:fs';
import { messageProgress } from '../../build/build-messages.ts';

try {
  writeFileSync('/dev/full', 'x');
} catch (error) {
  messageProgress().failed(error);
  process.exitCode = 1;
}

import type { BuildProgress } from '../../../contract/build-message.ts';
import type { Fault } from '../../../contract/publisher-status.ts';

/** How far the build is, for an editor; empty when there is nothing to add to "The site is being built". */
export function progressText(progress: BuildProgress): string {
  switch (progress.step) {
    case 'starting':
      return '';
    case 'reading-products':
      return `Products read: ${number(progress.done)} of ${number(progress.total)}`;
    case 'catalogue-read':
      return `Products: ${number(progress.products)}`;
    case 'encoding-pictures':
      return progress.total > 0 ? `Pictures: ${number(progress.done)} of ${number(progress.total)}` : '';
    case 'rendering':
      return progress.pictures > 0
        ? `${number(progress.pages)} pages, ${number(progress.pictures)} pictures`
        : `${number(progress.pages)} pages`;
    case 'compressing':
      return 'Compressing';
    case 'restarting':
      return 'The catalogue has changed meanwhile: the site is built again';
  }
}

/** Why nothing was published, for an editor. */
export function faultText(fault: Fault): string {
  switch (fault.code) {
    case 'page-missing':
      return `The page ${fault.page} is missing.`;
    case 'page-truncated':
      return `The page ${fault.page} is not whole.`;
    case 'page-empty':
      return `The page ${fault.page} is empty.`;
    case 'page-too-large':
      return `The page ${fault.page} has ${fault.kb} kB: at most ${fault.maxKb} are allowed.`;
    case 'pages-lost':
      return `${fault.lost} of ${fault.total} pages are missing.`;
    case 'no-pages':
      return 'The build has made no page at all.';
    case 'attribute-runs':
      return `The page ${fault.page} has an attribute that runs, ${fault.excerpt}.`;
    case 'script-foreign':
      return `The page ${fault.page} has a script from elsewhere, ${fault.excerpt}.`;
    case 'script-unknown':
      return `The page ${fault.page} has a script that the build does not know, “${fault.excerpt}”.`;
    case 'broken-link':
      return `The page ${fault.page} links to ${fault.path}, which does not exist.`;
    case 'pictures-missing':
      return `${fault.missing} of ${fault.total} pictures are missing, such as ${fault.examples.join(' and ')}.`;
    case 'build-failed':
      return fault.output || `The build ended with code ${fault.exitCode} and said nothing.`;
    case 'build-timeout':
      return `The site was not built within ${fault.minutes} minutes.`;
    case 'publisher-stopped':
      return 'The publisher was stopped while the site was built.';
    case 'disk-full':
      return `There is no room left on the disk: ${fault.freeMb} MB are free where the releases are kept (${fault.dir}). Make room there, or where the site is built, and publish again.`;
    case 'build-host-unreachable':
      return 'The host that builds the site does not answer.';
    case 'build-host-refused':
      return `The host that builds the site refuses, with status ${fault.status}.`;
    case 'unexpected':
      return fault.message;
  }
}

const number = (count: number): string => count.toLocaleString('en-IN');

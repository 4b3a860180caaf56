import type { IntegrationResolvedRoute } from 'astro';
import { reportProgress } from '../../src/data/build-message.ts';

const REPORT_EVERY = 100;
/** The route that writes the files of pictures. */
const PICTURES = '/pictures/[file]';

type Route = Pick<IntegrationResolvedRoute, 'type'> & { readonly route: string };

/** Counts what is rendered and reports it now and then: pages and pictures apart, other files not at all. */
export function renderCounter(report = reportProgress): (route: Route) => void {
  const rendered = { pages: 0, pictures: 0 };
  return ({ type, route }) => {
    if (type === 'page') rendered.pages++;
    else if (route === PICTURES) rendered.pictures++;
    else return;
    if ((rendered.pages + rendered.pictures) % REPORT_EVERY === 0) report({ step: 'rendering', ...rendered });
  };
}

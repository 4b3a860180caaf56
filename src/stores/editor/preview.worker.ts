import type { PageValue } from '../../../contract/content-item.ts';
import { safeHtml } from '../../format/safe-html.ts';

addEventListener('message', ({ data: value }: MessageEvent<Pick<PageValue, 'title' | 'content'>>) => {
  postMessage({ value, html: safeHtml(value) });
});

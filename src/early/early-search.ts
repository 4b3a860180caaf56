import { config } from '../config.ts';

/**
 * Sends a search as the hydrated box does (spec §5): trimmed, and one letter without `q`. A box that is not hydrated yet, or never
 * will be, is a form of the browser's, which sends what was typed.
 */
export function sendSearch(event: SubmitEvent): void {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches('[role=search]')) return;
  event.preventDefault();
  const text = String(new FormData(form).get('q')).trim();
  location.assign(form.action + (text.length > config.searchMinimum ? `?q=${encodeURIComponent(text)}` : ''));
}

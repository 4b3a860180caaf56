import type { APIRoute } from 'astro';
import { moment } from '../format/date.ts';

/**
 * When the prices in the pages were taken, as it is shown. In a file of its own, so that a page in which nothing changed stays the same
 * file; it is read only when the provider does not answer.
 */
export const GET: APIRoute = () => Response.json({ at: moment(new Date().toISOString()) });

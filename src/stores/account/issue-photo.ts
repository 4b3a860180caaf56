import type { Id } from '../../../contract/id.ts';
import { getIssuePhoto } from '../../../contract/report-issue.ts';
import { ask } from '../../api/http.ts';

/** A photo that only its customer can see, as a data URL: an image element could not show who asks. */
export const loadIssuePhoto = async (id: Id): Promise<string> => (await ask(getIssuePhoto, { id })).data.image;

import * as contract from '../../contract/desk-imports.ts';
import { importOnce, inspectUpload, undoOnce } from '../domain/desk/imports.ts';
import { findImport, selectImportRun, selectImports } from '../domain/import/list-imports.ts';
import type { App, Provider } from '../http/env.ts';
import { fileRoute, messageRoute, type ReceivedWork } from '../http/file-route.ts';
import { route } from '../http/route.ts';

type Importing = ReceivedWork<typeof contract.tryImport> | ReceivedWork<typeof contract.runImport>;

/** What the file's columns are is said at once; the import itself says how far it is. */
async function importing({ db, now, settings, pictureFor, path, query, by }: Importing, isDryRun: boolean) {
  const { file: name, fields, prices, replace, allowFewer } = query;
  const { catalogue } = await inspectUpload({ path, name, fields, prices });
  return {
    begin: { kind: 'rows', rows: 0, share: 0 } as const,
    work: (say: (message: contract.ImportMessage) => void) =>
      importOnce(
        db,
        { catalogue, name },
        { ...{ by, now, pictureFor, isDryRun, replace, allowFewer }, allowedHosts: settings.photoHosts },
        say,
      ),
  };
}

export function deskImportRoutes(app: App, provider: Provider): void {
  fileRoute(app, provider, contract.inspectImport, async ({ path, query }) => {
    const { inspected } = await inspectUpload({ path, name: query.file });
    return { data: inspected };
  });
  messageRoute(app, provider, contract.tryImport, (received) => importing(received, true));
  messageRoute(app, provider, contract.runImport, (received) => importing(received, false));
  route(app, provider, contract.getImports, async ({ db, now }) => ({
    data: await selectImports(db),
    run: await selectImportRun(db, now()),
  }));
  messageRoute(app, provider, contract.undoImport, async ({ db, id, by, now }) => {
    const importId = await findImport(db, id);
    return {
      begin: { kind: 'undoing' } as const,
      work: async (say: (message: contract.UndoMessage) => void) =>
        say({ kind: 'report', report: await undoOnce(db, { id: importId, by, now: now() }) }),
    };
  });
}

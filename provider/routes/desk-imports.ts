import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import * as contract from '../../contract/desk-imports.ts';
import { importOnce, inspectUpload, undoOnce } from '../domain/desk/imports.ts';
import { findImport, selectImportRun, selectImports } from '../domain/import/list-imports.ts';
import { Admission } from '../http/admission.ts';
import type { App, Provider } from '../http/env.ts';
import { fileRoute, messageRoute, type ReceivedWork } from '../http/file-route.ts';
import { route } from '../http/route.ts';

/** Concurrency of inspections, because each file takes memory. */
const LOOKED_AT = 2;
/** Pause of an inspection while shoppers' requests are under way, in milliseconds: three times a file's time slice. */
const PAUSE_MS = 30;

/** Reads files in the pauses of shoppers: while any of them waits, one file gets a quarter of the process and two get half. */
const yieldToShoppers =
  ({ admission }: Provider) =>
  (): Promise<unknown> =>
    admission.underWay > 0 ? wait(PAUSE_MS) : setImmediate();

type Importing = ReceivedWork<typeof contract.tryImport> | ReceivedWork<typeof contract.runImport>;

/** What the file's columns are is said at once; the import itself says how far it is. */
async function importing(looking: Admission, received: Importing, isDryRun: boolean) {
  const { db, now, settings, pictureFor, path, query, by, from, signal } = received;
  const { file: name, fields, prices, replace, allowFewer } = query;
  // A real import does not yield: it goes on without its caller and blocks the embedded database until it ends.
  const reading = isDryRun ? { signal, yieldControl: yieldToShoppers(received) } : {};
  const { catalogue } = await looking.run('order', from, () =>
    inspectUpload({ path, name, fields, prices, ...reading }),
  );
  return {
    begin: { kind: 'rows', rows: 0, share: 0 } as const,
    work: (say: (message: contract.ImportMessage) => void) =>
      importOnce(
        db,
        { catalogue, name },
        { by, now, pictureFor, isDryRun, replace, allowFewer, allowedHosts: settings.photoHosts },
        say,
      ),
  };
}

export function deskImportRoutes(app: App, provider: Provider): void {
  const looking = new Admission(LOOKED_AT);
  const yieldControl = yieldToShoppers(provider);
  fileRoute(app, provider, contract.inspectImport, async ({ path, query, from, signal }) => {
    const { inspected } = await looking.run('order', from, () =>
      inspectUpload({ path, name: query.file, signal, yieldControl }),
    );
    return { data: inspected };
  });
  messageRoute(app, provider, contract.tryImport, (received) => importing(looking, received, true));
  messageRoute(app, provider, contract.runImport, (received) => importing(looking, received, false));
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

import { registerHooks } from 'node:module';

const WITHIN = '/node_modules/drizzle-orm/';

/** Where the modules of drizzle-orm are that our own files name. */
const entries = new Map<string, string>();

// To find a file of a package, and to know what it is, Node reads the package's package.json anew for each. That of drizzle-orm has 179 kB,
// and is read for some 200 imports: two and a half seconds of every start. It counts for what is imported after this file has run.
registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL = '', conditions } = context;
    const isOurs = /^drizzle-orm(?:\/|$)/.test(specifier);
    const isTheirs = specifier.startsWith('.') && parentURL.includes(WITHIN);
    if (!(isOurs || isTheirs) || !conditions.includes('import')) return nextResolve(specifier, context);
    const url = isTheirs
      ? new URL(specifier, parentURL).href
      : (entries.get(specifier) ?? nextResolve(specifier, context).url);
    if (isOurs) entries.set(specifier, url);
    return { url, format: 'module', shortCircuit: true };
  },
});

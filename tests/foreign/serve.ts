import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { run } from '../../server/run-command.ts';
import { ShopServer } from '../../server/http.ts';
import { proxyTo } from '../../server/provider-proxy.ts';

/**
 * `node tests/foreign/serve.ts NAME PORT`: the foreign provider of that name as a process of its own, and the shop built
 * for it, on that port. What the provider says, codes among it, stands in `.cache/foreign/NAME.log`.
 */
await run(async ({ onShutdown, stop }) => {
  const [name = '', port = '0'] = process.argv.slice(2);
  const origin = `http://localhost:${port}`;
  mkdirSync('.cache/foreign', { recursive: true });
  const log = `.cache/foreign/${name}.log`;
  const out = openSync(log, 'w');
  const provider = spawn(process.execPath, [`tests/foreign/${name}/provider.ts`], { stdio: ['ignore', out, out] });
  onShutdown(() => Promise.resolve(provider.kill()));

  let listens: string | undefined;
  while (!stop.aborted && !listens) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    listens = /^listens (\d+)$/m.exec(readFileSync(log, 'utf8'))?.[1];
    if (provider.exitCode !== null) throw new Error(`The provider ended instead:\n${readFileSync(log, 'utf8')}`);
  }
  const providerUrl = `http://localhost:${listens}`;

  // Browsers reach one of them across origins, the others through the shop's own.
  const publicApiBase = name === 'terse' ? `${providerUrl}/api` : '/api';
  const dir = `.cache/foreign/${name}`;
  const build = spawn(process.execPath, ['server/build.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PROVIDER_URL: providerUrl,
      PUBLIC_API_BASE: publicApiBase,
      SITE_URL: origin,
      BUILD_DIR: dir,
    },
  });
  const code = await new Promise<number | null>((resolve) => build.once('close', resolve));
  if (code !== 0) throw new Error(`The build for the provider ${name} failed.`);

  const shop = new ShopServer();
  shop.answerApi(proxyTo(providerUrl));
  shop.show(dir);
  await shop.listen(Number(port), 'localhost');
  onShutdown(() => shop.close());
  console.log(`listens on ${origin}`);
  return 'until stopped';
});

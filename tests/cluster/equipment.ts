import { spawnSync } from 'node:child_process';

const NEEDED: Readonly<Record<string, string>> = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  nginx: 'nginx',
  ip: 'iproute2',
};

/** Ends the process with one sentence where something is missing. */
export function checkEquipment(): void {
  const missing = Object.entries(NEEDED)
    .filter(([command]) => spawnSync('which', [command]).status !== 0)
    .map(([, name]) => name);
  const wants = [
    process.getuid?.() === 0
      ? ''
      : 'This makes network namespaces and runs Postgres as its own user: start it as root.',
    missing.length > 0
      ? `Something is missing: apt-get install --no-install-recommends postgresql ${missing.join(' ')}`
      : '',
  ].filter(Boolean);
  if (wants.length === 0) return;
  console.error(wants.join('\n'));
  process.exit(1);
}

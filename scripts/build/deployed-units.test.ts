import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../supervise/programs.ts'

const read = (name: string) => readFile(join(root, 'deploy', name), 'utf8')

it('each portal of a machine has metrics on a port of its own, which Prometheus asks', async () => {
  const [upstream, unit, prometheus] = await Promise.all([
    read('nginx/sanad-upstream.conf'),
    read('systemd/sanad@.service'),
    read('monitoring/prometheus.yml'),
  ])
  const ports = [...upstream.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port)
  expect(unit).toMatch(/^Environment=.*\bPORT=%i METRICS_PORT=1%i /m)
  expect([...prometheus.matchAll(/"127\.0\.0\.1:1(\d+)"/g)].map(([, port]) => port)).toEqual(ports)
  expect(ports).toHaveLength(3)
})

it("an operator's command runs with the settings, the files and the user of the portals", async () => {
  const [unit, command] = await Promise.all([read('systemd/sanad@.service'), read('systemd/sanad')])
  const of = (name: string) => new RegExp(`^${name}=(\\S+)`, 'm').exec(unit)?.[1]
  expect(command).toContain(`--uid=${of('User')} --gid=${of('Group')}`)
  expect(command).toContain(`--working-directory=${of('WorkingDirectory')}`)
  expect(command).toContain(`EnvironmentFile=${of('EnvironmentFile')}`)
  for (const setting of ['NODE_ENV', 'DATA_DIR'])
    expect(command).toContain(
      `--setenv=${/^Environment=(.*)$/m.exec(unit)?.[1]?.match(`${setting}=\\S+`)?.[0]}`,
    )
})

it('a portal is tried again until its database is there, and not with settings that no start succeeds with', async () => {
  const unit = await read('systemd/sanad@.service')
  const statusWith = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(root, 'apps/server/src/main.ts')], { env }).status
  const away = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET_KEY: 'k'.repeat(32) }
  const wrong = statusWith({ ...away, PORT: 'none' })
  expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  expect(unit).toMatch(/^Restart=on-failure$/m)
  expect(unit).toMatch(new RegExp(`^RestartPreventExitStatus=${wrong}$`, 'm'))
  expect(statusWith({ ...away, NODE_ENV: 'test' })).toBe(1)
}, 60_000)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { waitFor } from '@sanad/testing'
import { findFreePort } from '../postgres/find-free-port.ts'
import { root } from '../supervise/programs.ts'
import { findPrometheus } from '../testing/install-prometheus.ts'

export interface Prometheus extends AsyncDisposable {
  /** What it answers to a question of its HTTP API, without the envelope. */
  ask<Data>(path: string, params?: Record<string, string>): Promise<Data>
}

/** Prometheus with the files of deploy/monitoring, which looks at these portals each second. */
export async function startPrometheus(
  folder: string,
  { portals }: { portals: readonly number[] },
): Promise<Prometheus> {
  const place = join(folder, 'prometheus')
  await mkdir(place)
  const from = (name: string) => join(root, 'deploy', 'monitoring', name)
  await cp(from('alerts.yml'), join(place, 'alerts.yml'))
  const targets = portals.map((port) => `"127.0.0.1:${port + 1000}"`).join(', ')
  const file = join(place, 'prometheus.yml')
  const settings = await readFile(from('prometheus.yml'), 'utf8')
  await writeFile(
    file,
    settings
      .replace(/targets: \[.*\]/, `targets: [${targets}]`)
      .replaceAll('_interval: 15s', '_interval: 1s'),
  )
  const port = await findFreePort()
  const server = spawn(
    String(findPrometheus('prometheus')),
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${join(place, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  )
  const origin = `http://127.0.0.1:${port}`
  await waitFor('Prometheus is ready', async () => {
    assertRuns(server)
    return (await fetch(`${origin}/-/ready`)).ok
  })
  return {
    async ask<Data>(path: string, params: Record<string, string> = {}) {
      const answer = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(params)}`)
      const said = (await answer.json()) as {
        status: string
        data: Data
        error?: string
        warnings?: string[]
      }
      if (said.status === 'success' && !said.warnings) return said.data
      throw new Error(`${path} ${JSON.stringify(params)}: ${said.error ?? said.warnings}`)
    },
    async [Symbol.asyncDispose]() {
      const exited = once(server, 'exit')
      if (server.exitCode === null && server.kill()) await exited
    },
  }
}

function assertRuns({ exitCode }: ChildProcess): void {
  if (exitCode !== null) throw new Error(`Prometheus ended with ${exitCode}: its words are above`)
}

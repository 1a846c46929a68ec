import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

export interface Surroundings {
  /** The image's file system. */
  readonly image: string
  /** Mounted as /var/lib/sanad. */
  readonly data: string
  /** Mounted as /etc/sanad: certificates. */
  readonly etc: string
  readonly hosts: string
  readonly env: Readonly<Record<string, string>>
}

/** Runs Node on a program of the image as a container engine would: read-only root, a user and process ids of its own. */
function runInNamespace(
  { image, data, etc, hosts, env }: Surroundings,
  program: readonly string[],
): ChildProcess {
  const settings = Object.entries({ NODE_ENV: 'production', DATA_DIR: '/var/lib/sanad', ...env })
  const args = [
    ...[
      '--unshare-user',
      '--unshare-pid',
      '--unshare-ipc',
      '--unshare-uts',
      '--as-pid-1',
      '--die-with-parent',
    ],
    ...['--uid', '10001', '--gid', '10001', '--cap-drop', 'ALL', '--new-session', '--json-status-fd', '3'],
    ...['--ro-bind', image, '/', '--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ...['--bind', data, '/var/lib/sanad', '--ro-bind', etc, '/etc/sanad', '--ro-bind', hosts, '/etc/hosts'],
    ...['--chdir', '/sanad', '--clearenv', ...settings.flatMap(([name, value]) => ['--setenv', name, value])],
    ...['/sanad/bin/node', ...program],
  ]
  return spawn('bwrap', args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
}

/** Runs a command of the image to its end. */
export async function runCommand(
  surroundings: Surroundings,
  ...program: string[]
): Promise<{ code: number | null; output: string }> {
  const child = runInNamespace(surroundings, program)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** The same, and it must succeed. */
export async function runCommandWell(surroundings: Surroundings, ...program: string[]): Promise<string> {
  const { code, output } = await runCommand(surroundings, ...program)
  if (code !== 0) throw new Error(`${program.join(' ')} ended with ${code}:\n${output}`)
  return output
}

export interface RunningPortal {
  readonly origin: string
  /** SIGTERM; resolves with its exit code. */
  stop(): Promise<number | null>
  log(): string
}

/** Starts a portal, which is ready when this resolves. */
export async function startPortal(surroundings: Surroundings, port: number): Promise<RunningPortal> {
  const env = { ...surroundings.env, PORT: String(port), METRICS_PORT: String(port + 1000) }
  const child = runInNamespace({ ...surroundings, env }, ['apps/server/src/main.ts'])
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const pid = await readChildPid(child.stdio[3] as Readable)
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`The portal ended at its start:\n${lines.join('\n')}`)
    await wait(50)
  }
  return {
    origin,
    async stop() {
      // Past bubblewrap, which would end it without a word.
      if (child.exitCode === null) process.kill(pid, 'SIGTERM')
      return await exited
    },
    log: () => lines.join('\n'),
  }
}

/** As the machine knows it; in its own namespace it is 1. */
async function readChildPid(status: Readable): Promise<number> {
  for await (const line of createInterface({ input: status })) {
    const said = JSON.parse(line) as { 'child-pid'?: number }
    if (said['child-pid']) return said['child-pid']
  }
  throw new Error('bubblewrap did not start: is it installed, and may this user make namespaces?')
}

export async function isReady(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(3000) }).catch(
    () => undefined,
  )
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

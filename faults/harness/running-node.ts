import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A TypeScript file that runs as a process of its own, and can be killed. */
export interface RunningNode {
  readonly pid: number | undefined
  /** SIGKILL: nothing is finished. */
  kill(): Promise<void>
  /** SIGTERM: it finishes its requests, as in a deployment. */
  stop(): Promise<void>
  isRunning(): boolean
  /** Its resident memory. */
  memoryMb(): Promise<number>
  /** The tail of its output, for the message of a failure. */
  lastWords(): string
  /** Logged internal errors: failures that it could not explain. */
  complaints(): readonly string[]
}

interface Options {
  readonly script: string
  readonly env: Record<string, string>
  /** Readiness probe: answers 200 once it can serve. */
  readonly readyUrl: string
  readonly nodeOptions?: readonly string[]
}

const compiled = join(tmpdir(), 'sanad-compile-cache')

export async function startNode({ script, env, readyUrl, nodeOptions = [] }: Options): Promise<RunningNode> {
  const child = spawn(process.execPath, [...nodeOptions, script], {
    // A shared compile cache, as many portals are started.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_COMPILE_CACHE: compiled, ...env },
    // The channel's closing ends it when the test process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const words: string[] = []
  const complaints: string[] = []
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue
    createInterface({ input: output }).on('line', (line) => {
      words.push(line.slice(0, 2000))
      if (words.length > 40) words.shift()
      if (/"msg":"(Internal server error|Undeclared error)/.test(line)) complaints.push(line)
    })
  }
  const exited = once(child, 'exit').then(() => {})
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (isRunning(child)) child.kill(signal)
    await exited
  }
  while (!(await answers(readyUrl))) {
    if (!isRunning(child)) throw new Error(`${script} ended at its start:\n${words.join('\n')}`)
    await wait(20)
  }
  return {
    pid: child.pid,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    isRunning: () => isRunning(child),
    async memoryMb() {
      const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
      return Math.round(Number(stdout) / 1024)
    },
    lastWords: () => words.join('\n'),
    complaints: () => complaints,
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Failure } from '../failure.ts'

export interface RunningProcess extends AsyncDisposable {
  /** Rejects when the process ends before it was asked to. */
  lost: Promise<never>
}

/** Grace period between SIGTERM and SIGKILL: to drain (DRAIN_SECONDS) and for requests in progress. */
const patience = 30_000

/** What is settled here is read from no file again: an empty setting means none, and both at once are refused. */
const withoutFiles = (settings: Record<string, string>) =>
  Object.keys(settings).map((name) => [`${name}_FILE`, undefined] as const)

/** Starts a TypeScript file as a process that ends with this one, however this one ends. */
export function startProcess(name: string, script: string, settings: Record<string, string>): RunningProcess {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...Object.fromEntries(withoutFiles(settings)), ...settings },
    // A process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which stops everything in order.
    detached: true,
    // IPC channel without messages: its closing tells the child that the supervisor is gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const { promise: lost, reject } = Promise.withResolvers<never>()
  lost.catch(() => undefined)
  child.once('error', reject)
  child.once('exit', (code, signal) => {
    const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`
    reject(
      new Failure(
        `The ${name} ${how}`,
        'Its last messages are above. Start again when the cause is resolved.',
      ),
    )
  })
  return { lost, [Symbol.asyncDispose]: () => stop(name, child) }
}

async function stop(name: string, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const killer = setTimeout(() => {
    console.error(`Sanad: the ${name} did not finish within ${patience / 1000} s and is ended now`)
    child.kill('SIGKILL')
  }, patience)
  await exited
  clearTimeout(killer)
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { oneFailed, onePassed, type Totals } from './totals.ts'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Totals that the step reports; a step without a report counts as one check. */
  readTotals?: () => Promise<Totals>
}

/** Runs the step to its end and returns its totals; one that fails without a failed test counts as one failure. */
export async function runStep({ name, command, env, readTotals }: Step): Promise<Totals> {
  const started = performance.now()
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const succeeded = await once(child, 'exit').then(([code]) => code === 0, reportMissing)
  const totals = await readTotals?.().catch(() => undefined)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s`)
  if (totals === undefined) return succeeded && readTotals === undefined ? onePassed : oneFailed
  return !succeeded && totals.failed === 0 ? { ...totals, failed: 1 } : totals
}

function reportMissing(error: Error): false {
  console.error(error.message)
  return false
}

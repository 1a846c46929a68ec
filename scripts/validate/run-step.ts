import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { add, nothing, oneFailed, onePassed, type Totals } from './totals.ts'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Totals that the step reports; a step without a report counts as one check. */
  readTotals?: () => Promise<Totals>
  /** Runs beside it: mostly waits, and would leave the processor idle. Its output follows in one piece. */
  beside?: Step
}

/** Runs the step, and the one beside it, to the end; a step that fails without a failed test counts as one failure. */
export async function runStep(step: Step): Promise<Totals> {
  const totals = await Promise.all([run(step, 'inherit'), step.beside ? run(step.beside, 'pipe') : nothing])
  return totals.reduce(add)
}

async function run({ name, command, env, readTotals }: Step, output: 'inherit' | 'pipe'): Promise<Totals> {
  const started = performance.now()
  if (output === 'inherit') console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const [succeeded, ...written] = await Promise.all([
    once(child, 'exit').then(([code]) => code === 0, reportMissing),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ])
  if (output === 'pipe') console.log(`\n── ${name}\n${written.join('')}`)
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

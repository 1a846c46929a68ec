import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, nothing, oneFailed, onePassed, type Totals } from './totals.ts'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** Totals that the step reports; a step without a report counts as one check. */
  readTotals?: () => Promise<Totals>
  /** Run beside it, one after the other, so that no processor is idle. The output of each follows in one piece. */
  beside?: Step[]
}

/** Runs the step, and those beside it, to the end; a step that fails without a failed test counts as one failure. */
export async function runStep(step: Step): Promise<Totals> {
  const totals = await Promise.all([run(step), runInTurn(step.beside ?? [])])
  return totals.reduce(add)
}

async function runInTurn(steps: readonly Step[]): Promise<Totals> {
  let totals = nothing
  for (const step of steps) totals = add(totals, await runBeside(step))
  return totals
}

function run(step: Step): Promise<Totals> {
  console.log(`\n── ${step.name}`)
  return finish(step, 'inherit')
}

async function runBeside(step: Step): Promise<Totals> {
  const folder = await mkdtemp(join(tmpdir(), 'sanad-step-'))
  // A file and no pipe: a process that outlives the step would keep a pipe open.
  const output = await open(join(folder, 'output'), 'w+')
  const show = async () => console.log(`\n── ${step.name}\n${await readFile(join(folder, 'output'), 'utf8')}`)
  try {
    return await finish(step, output.fd, show)
  } finally {
    await output.close()
    await rm(folder, { recursive: true })
  }
}

async function finish(
  { name, command, env, readTotals }: Step,
  output: 'inherit' | number,
  show?: () => Promise<void>,
): Promise<Totals> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const succeeded = await once(child, 'exit').then(([code]) => code === 0, reportMissing)
  await show?.()
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

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, failedAs, nothing, type Outcome, onePassed } from './outcome.ts'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** What the step reports of its tests; a step without a report counts as one check. */
  readReport?: () => Promise<Outcome>
  /** Run beside it, one after the other, so that no processor is idle. The output of each follows in one piece. */
  beside?: Step[]
}

/** Runs the step, and those beside it, to the end; a step that fails without a failed test is a failure by its own name. */
export async function runStep(step: Step): Promise<Outcome> {
  const outcomes = await Promise.all([run(step), runInTurn(step.beside ?? [])])
  return outcomes.reduce(add)
}

async function runInTurn(steps: readonly Step[]): Promise<Outcome> {
  let outcome = nothing
  for (const step of steps) outcome = add(outcome, await runBeside(step))
  return outcome
}

function run(step: Step): Promise<Outcome> {
  console.log(`\n── ${step.name}`)
  return finish(step, 'inherit')
}

async function runBeside(step: Step): Promise<Outcome> {
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
  { name, command, env, readReport }: Step,
  output: 'inherit' | number,
  show?: () => Promise<void>,
): Promise<Outcome> {
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const succeeded = await once(child, 'exit').then(([code]) => code === 0, reportMissing)
  await show?.()
  const reported = await readReport?.().catch(() => failedAs(`${name}: no report`))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`── ${name}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s`)
  const outcome = reported ?? (succeeded ? onePassed : failedAs(name))
  return succeeded || outcome.failures.length > 0 ? outcome : add(outcome, failedAs(name))
}

function reportMissing(error: Error): false {
  console.error(error.message)
  return false
}

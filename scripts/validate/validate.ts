import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { add, nothing, summarize } from './outcome.ts'
import { runStep } from './run-step.ts'
import { listSteps } from './steps.ts'

/** Runs every check and test, goes on after a failure, and says in the last lines what failed and how many there were. */
export async function validate(): Promise<boolean> {
  const reports = await mkdtemp(join(tmpdir(), 'sanad-reports-'))
  let outcome = nothing
  try {
    for (const step of await listSteps(reports)) outcome = add(outcome, await runStep(step))
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
  console.log(`\n${summarize(outcome)}`)
  return outcome.failures.length === 0
}

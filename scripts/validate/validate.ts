import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep } from './run-step.ts'
import { listSteps } from './steps.ts'
import { add, nothing } from './totals.ts'

/** Runs every check and test, goes on after a failure, and says in the last line how many there were. */
export async function validate(): Promise<boolean> {
  const reports = await mkdtemp(join(tmpdir(), 'sanad-reports-'))
  let totals = nothing
  try {
    for (const step of await listSteps(reports)) totals = add(totals, await runStep(step))
  } finally {
    await rm(reports, { recursive: true, force: true })
  }
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0
}

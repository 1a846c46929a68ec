import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Step } from './run-step.ts'
import { readPlaywrightTotals, readVitestTotals } from './totals.ts'

/** Every check, the quick ones first. `reports` is a folder for what the test runners write down. */
export async function listSteps(reports: string): Promise<Step[]> {
  const unit = join(reports, 'vitest.json')
  const browser = join(reports, 'playwright.json')
  const projects = await Array.fromAsync(
    glob('{apps,packages}/{*,*/*}/tsconfig.json', { exclude: ['**/node_modules'] }),
  )
  return [
    { name: 'format and lint', command: ['biome', 'check', '.'] },
    ...['tsconfig.json', ...projects.sort()].map((project) => ({
      name: `types of ${project}`,
      command: ['tsc', '-p', project],
    })),
    { name: 'dependence rule', command: ['node', 'scripts/checks/check-dependencies.ts'] },
    { name: 'unused code', command: ['knip', '--no-config-hints'] },
    { name: 'texts', command: ['node', 'scripts/checks/check-texts.ts'] },
    { name: 'migrations', command: ['node', 'scripts/checks/check-migrations.ts'] },
    { name: 'documents', command: ['node', 'scripts/checks/check-docs.ts'] },
    {
      name: 'tests',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      readTotals: () => readVitestTotals(unit),
    },
    {
      name: 'browser journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
      readTotals: () => readPlaywrightTotals(browser),
    },
    { name: 'requirements', command: ['node', 'scripts/checks/check-requirements.ts'] },
    { name: 'faults and limits', command: ['node', 'scripts/checks/check-faults.ts'] },
  ]
}

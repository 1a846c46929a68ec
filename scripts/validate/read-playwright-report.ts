import { readFile } from 'node:fs/promises'
import type { Outcome } from './outcome.ts'

interface Suite {
  specs: {
    title: string
    file: string
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[]
  }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  suites: Suite[]
  stats: { expected: number }
}

export async function readPlaywrightReport(file: string): Promise<Outcome> {
  const { suites, stats } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  return { passed: stats.expected, failures: suites.flatMap(listFailures) }
}

function listFailures({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `e2e/${file} › ${title} (${projectName})`),
  )
  return [...own, ...suites.flatMap(listFailures)]
}

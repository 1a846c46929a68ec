import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Outcome } from './outcome.ts'

interface VitestReport {
  numPassedTests: number
  testResults: {
    /** The file's absolute path. */
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

export async function readVitestReport(file: string): Promise<Outcome> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(listFailures) }
}

function listFailures({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const path = relative(process.cwd(), name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  // A file that could not be loaded, or whose preparation failed, has no failed test.
  if (failed.length === 0) return status === 'failed' ? [path] : []
  return failed.map(({ fullName }) => `${path} › ${fullName}`)
}

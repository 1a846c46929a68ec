import { readFile } from 'node:fs/promises'

export interface Totals {
  passed: number
  failed: number
}

export const nothing: Totals = { passed: 0, failed: 0 }
export const onePassed: Totals = { passed: 1, failed: 0 }
export const oneFailed: Totals = { passed: 0, failed: 1 }

export function add(one: Totals, other: Totals): Totals {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}

/** A file that could not be loaded counts no failed test: whether Vitest failed is decided by its exit code. */
export async function readVitestTotals(file: string): Promise<Totals> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

export async function readPlaywrightTotals(file: string): Promise<Totals> {
  const { stats } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

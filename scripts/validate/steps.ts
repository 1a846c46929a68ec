import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { readVitestReport } from './read-vitest-report.ts'
import type { Step } from './run-step.ts'

/** The projects that extend one of these are checked in one program: what they share is worked out once. */
const commonProjects = ['tsconfig.browser.json', 'tsconfig.node.json']

/** Every check and test. The longest steps begin first; the quick ones beside them tell soonest what fails. */
export async function listSteps(reports: string): Promise<Step[]> {
  const browser = join(reports, 'playwright.json')
  return [
    {
      ...vitest('tests', reports),
      beside: await listChecks(),
    },
    {
      name: 'browser journeys',
      command: ['playwright', 'test', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
      readReport: () => readPlaywrightReport(browser),
    },
  ]
}

async function listChecks(): Promise<Step[]> {
  const projects = await listTypeProjects()
  return [
    { name: 'format and lint', command: ['biome', 'check', '.'] },
    ...projects.map((project) => ({
      name: `types of ${project}`,
      // One checker: each further one works out again the types that they share, and the tests use the other processor.
      command: ['tsc', '-p', project, '--checkers', '1'],
    })),
    { name: 'dependence rule', command: ['node', 'scripts/checks/check-dependencies.ts'] },
    { name: 'unused code', command: ['knip', '--no-config-hints'] },
    { name: 'texts', command: ['node', 'scripts/checks/check-texts.ts'] },
    { name: 'migrations', command: ['node', 'scripts/checks/check-migrations.ts'] },
    { name: 'documents', command: ['node', 'scripts/checks/check-docs.ts'] },
    { name: 'requirements', command: ['node', 'scripts/checks/check-requirements.ts'] },
    { name: 'faults and limits', command: ['node', 'scripts/checks/check-faults.ts'] },
  ]
}

async function listTypeProjects(): Promise<string[]> {
  const included = new Map<string, string[]>()
  for (const common of commonProjects) included.set(common, (await readProject(common)).include)
  const found = await Array.fromAsync(
    glob('{apps,packages}/{*,*/*}/tsconfig.json', { exclude: ['**/node_modules'] }),
  )
  const alone: string[] = []
  for (const project of found.sort()) {
    const { extends: base, compilerOptions, include: own } = await readProject(project)
    const include = included.get(basename(base)) ?? []
    const isIncluded = own.every((path) => include.includes(join(dirname(project), path)))
    if (compilerOptions || !isIncluded) alone.push(project)
  }
  return ['tsconfig.json', ...commonProjects, ...alone]
}

async function readProject(
  file: string,
): Promise<{ extends: string; compilerOptions?: object; include: string[] }> {
  return JSON.parse(await readFile(file, 'utf8'))
}

function vitest(name: string, reports: string, ...options: string[]): Step {
  const report = join(reports, `${name}.json`)
  return {
    name,
    command: [
      'vitest',
      'run',
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    readReport: () => readVitestReport(report),
  }
}

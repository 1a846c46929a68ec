import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { summarize } from './outcome.ts'
import { readPlaywrightReport } from './read-playwright-report.ts'
import { readVitestReport } from './read-vitest-report.ts'

const root = join(import.meta.dirname, '../..')
const program = (name: string) => join(root, 'node_modules/.bin', name)

// Within the repository: the test programs are found from there.
let folder: string
beforeAll(async () => {
  await mkdir(join(root, 'test-results'), { recursive: true })
  folder = await mkdtemp(join(root, 'test-results', 'reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the program's own report says, which it writes although tests fail. */
async function runIn(name: string, files: Record<string, string>, command: string[], env = {}) {
  const own = join(folder, name)
  await mkdir(own)
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text)
  const [path = '', ...args] = command
  const options = { cwd: own, env: { ...process.env, ...env } }
  await expect(promisify(execFile)(path, args, options)).rejects.toThrow()
  return (file: string) => join(own, file)
}

it('names each failed test of Vitest by file and title, and each file that could not be loaded', async () => {
  const own = await runIn(
    'vitest',
    {
      'a.test.ts': `import { describe, expect, it } from 'vitest'
it('passes', () => {})
describe('a group', () => it('fails', () => expect(1).toBe(2)))`,
      'b.test.ts': `import './missing.ts'`,
      'c.test.ts': `import { beforeAll, it } from 'vitest'
beforeAll(() => { throw new Error('no database') })
it('is never run', () => {})`,
      'vitest.config.ts': 'export default {}',
    },
    [program('vitest'), 'run', '--root=.', '--reporter=json', '--outputFile=report.json'],
  )
  const { passed, failures } = await readVitestReport(own('report.json'))
  expect(passed).toBe(1)
  expect(failures.map((failure) => failure.replace(/^.*[/](?=\w\.test)/, '')).sort()).toEqual([
    'a.test.ts › a group fails',
    'b.test.ts',
    'c.test.ts',
  ])
})

it('names each failed journey by file, title and project', async () => {
  const own = await runIn(
    'playwright',
    {
      'a.test.ts': `import { expect, test } from '@playwright/test'
test('passes', () => {})
test.describe('a group', () => test('fails', () => expect(1).toBe(2)))`,
      'playwright.config.ts': `export default { testDir: '.', outputDir: 'output', respectGitIgnore: false, projects: [{ name: 'phone' }] }`,
    },
    [program('playwright'), 'test', '--reporter=json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: 'report.json' },
  )
  expect(await readPlaywrightReport(own('report.json'))).toEqual({
    passed: 1,
    failures: ['e2e/a.test.ts › fails (phone)'],
  })
})

it('says what failed in the last lines, before how much there was', () => {
  expect(summarize({ passed: 4840, failures: ['types of apps/web', 'a.test.ts › fails'] })).toBe(
    'FAILED types of apps/web\nFAILED a.test.ts › fails\n4840 passed, 2 failed',
  )
  expect(summarize({ passed: 4841, failures: [] })).toBe('4841 passed, 0 failed')
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Every rule of axe, with those that it leaves off by itself. Off remain: deprecated ones, which judge no harm
 * (`duplicate-id`, `aria-roledescription` and their kind); `color-contrast-enhanced` (7:1 is level AAA, the brand promises
 * 4.5:1); `hidden-content`, which never finds anything wrong but asks a person to look; `p-as-heading`, which takes an
 * amount in large figures for a heading; `focus-order-semantics`, which knows no `document` that is focused to be scrolled.
 */
const rules = Object.fromEntries(
  [
    'target-size',
    // Level AAA and cheap to keep: what leads to different places is told apart by its name, and nothing reloads by itself.
    'identical-links-same-purpose',
    'meta-refresh-no-exceptions',
    // Called experimental.
    'css-orientation-lock',
    'label-content-name-mismatch',
    'table-fake-caption',
    'td-has-header',
  ].map((rule) => [rule, { enabled: true }]),
)

/**
 * What axe finds wrong, by rule and by where. Its source is evaluated once per document: the wrapper for Playwright
 * evaluates twice as much before every run, which took longer than most of the rules.
 */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<[string, unknown[]][]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
  }
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(options)
      return violations.map(({ id, nodes }): [string, unknown[]] => [id, nodes.map(({ target }) => target)])
    },
    // What passes is not described: that takes a third of axe's time.
    {
      resultTypes: ['violations'],
      ...options,
      rules: { ...(options.runOnly ? {} : rules), ...options.rules },
    } satisfies RunOptions,
  )
}

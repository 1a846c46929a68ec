import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
}

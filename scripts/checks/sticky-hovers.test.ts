import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sheets = globSync('{packages/ui,apps/web}/src/**/*.css', { cwd: root })

/** The rules of a sheet that speak of hovering without asking whether the pointer can. */
function findStickyHovers(css: string): string[] {
  const outside = css.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
  return outside.match(/[^{}]*:hover[^{]*/g) ?? []
}

it('a touch leaves no hover behind: every rule about it is for pointers that can', () => {
  expect(sheets.length).toBeGreaterThan(50)
  for (const sheet of sheets) {
    expect(findStickyHovers(readFileSync(join(root, sheet), 'utf8')), sheet).toEqual([])
  }
})

it('a rule that forgot it is found', () => {
  expect(findStickyHovers('.a:hover { color: red; }')).toHaveLength(1)
  expect(findStickyHovers('@media (hover: hover) {\n  .a:hover {\n    color: red;\n  }\n}')).toEqual([])
})

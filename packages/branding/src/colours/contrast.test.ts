import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrastOf } from './colour.ts'
import { listContrastProblems } from './list-contrast-problems.ts'
import { statusColours } from './status-colours.ts'
import { completeColours } from './tokens.ts'

const plum = {
  light: { primary: '#6a1b6d', accent: '#c2410c', brand: '#4a154b' },
  dark: { primary: '#e0a8e2', accent: '#fdba74', brand: '#33103a' },
}

it('three colours of each theme are enough: all others follow, and every pair passes', () => {
  expect(listContrastProblems(plum)).toEqual([])
  const { light, dark } = completeColours(plum)
  expect(light).toMatchObject({ ...plum.light, focus: '#6a1b6d', 'on-primary': '#ffffff' })
  expect(dark).toMatchObject({ ...plum.dark, focus: '#fdba74' })
})

it('names the pair, its ratio and the nearest colour that passes, which then does', () => {
  const pale = { ...plum, light: { ...plum.light, primary: '#c77dca' } }
  const problems = listContrastProblems(pale)
  const [first = ''] = problems.filter((problem) => problem.includes('primary #c77dca on surface'))
  expect(first).toMatch(
    /^colours\.light: primary #c77dca on surface #fffdf9 \(links and quiet buttons\) has a contrast of 2\.\d+:1, and needs 4\.5:1; the nearest primary that passes is #[0-9a-f]{6}$/,
  )
  const nearest = first.slice(-7)
  expect(listContrastProblems({ ...plum, light: { ...plum.light, primary: nearest } })).toEqual([])
})

it('checks the dark theme by itself, and the outline of the focus by the ratio of controls', () => {
  const grey = '#59605f'
  const dark = { ...plum.dark, focus: grey }
  const problems = listContrastProblems({ ...plum, dark })
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(/^colours\.dark: focus #59605f on .* needs 3:1; /)
})

it('where words of a fixed colour cannot be read on a ground, the ground is what to change', () => {
  const problems = listContrastProblems({ ...plum, light: { ...plum.light, surface: '#e9967a' } })
  const [danger = ''] = problems.filter((problem) => problem.includes('danger #a5271f on surface'))
  expect(danger).toMatch(/the nearest surface that passes is #[0-9a-f]{6}$/)
})

it('a ratio is measured as WCAG does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('the colours of states are those of the stylesheet', async () => {
  const tokens = await readFile(join(import.meta.dirname, '../../../ui/src/theme/tokens.css'), 'utf8')
  for (const name of Object.keys(statusColours.light) as (keyof typeof statusColours.light)[]) {
    const property = name === 'danger' ? '--color-danger' : `--${name}`
    expect(tokens).toContain(
      `${property}: light-dark(${statusColours.light[name]}, ${statusColours.dark[name]});`,
    )
  }
})

it('every colour of a stylesheet is of the theme, or one of the brand', async () => {
  const repository = join(import.meta.dirname, '../../../..')
  const sheets = globSync('{apps/{web,desk,server},packages/{ui,web-kit}}/src/**/*.css', { cwd: repository })
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(repository, sheet), 'utf8')))
  const css = texts.join('\n')
  const own = [...css.matchAll(/^\s*--color-([a-z-]+):/gm)].map(([, name]) => name)
  const known = new Set([...own, ...Object.keys(completeColours(plum).light)])
  const used = new Set([...css.matchAll(/var\(--color-([a-z-]+)/g)].map(([, name]) => name))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => !known.has(name))).toEqual([])
})

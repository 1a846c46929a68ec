import { expect, it } from 'vitest'
import { findDecisionProblems } from './find-decision-problems.ts'

const file = '0003-plain-sql.md'
const text = '# 3. Plain SQL\n\n- Date: 2026-11-20\n- Status: accepted\n\n**Context.** …'
const row = '| 3 | [Plain SQL](0003-plain-sql.md) | 2026-11-20 | accepted |'

it('is content with a record that has date and status and stands in the list', () => {
  expect(findDecisionProblems([{ file, text }], row)).toEqual([])
})

it('finds a record without date or status', () => {
  for (const line of ['- Date: 2026-11-20\n', '- Status: accepted\n']) {
    const found = findDecisionProblems([{ file, text: text.replace(line, '') }], row)
    expect(found).toEqual([expect.stringContaining('0003-plain-sql.md: needs')])
  }
})

it('finds a status that nobody knows, and a number that is not the one of its file', () => {
  const odd = findDecisionProblems([{ file, text: text.replace('accepted', 'good') }], row)
  expect(odd).toEqual([expect.stringContaining('needs')])
  const moved = findDecisionProblems([{ file: '0004-plain-sql.md', text }], row)
  expect(moved).toEqual([expect.stringContaining('title')])
})

it('finds a record that the list shows in another way, or not at all', () => {
  const superseded = { file, text: text.replace('accepted', 'superseded by 9') }
  for (const list of ['', row]) expect(findDecisionProblems([superseded], list)).toHaveLength(1)
})

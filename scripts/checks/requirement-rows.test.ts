import { expect, it } from 'vitest'
import { findUnclaimed, readClaims, readRows } from './requirement-rows.ts'

it('reads the ids of the rows and nothing else', () => {
  const rows = readRows('| id | requirement |\n| --- | --- |\n| RT-01 | a |\n| PY-12 | see RT-99 |\n')
  expect([...rows.keys()]).toEqual(['RT-01', 'PY-12'])
})

it('a row is due unless its last cell is another state', () => {
  const rows = readRows('| DK-01 | planned work | |\n| DK-02 | b | planned |\n| DK-03 | c | later |\n')
  expect([...rows.values()]).toEqual(['due', 'planned', 'later'])
})

it('reads the ids that a title begins with', () => {
  // Concatenated, so that the check does not count the strings of this file as claims.
  const titled = (ids: string) => `it('[${ids}] does it', () => {})`
  expect(readClaims(`${titled('PY-07')}\n${titled('RT-01, RT-02')}`)).toEqual(['PY-07', 'RT-01', 'RT-02'])
  expect(readClaims("it('does it, see PY-07', () => {})")).toEqual([])
})

it('[DK-120] a journey of the desk that names no row of it is found', () => {
  const titled = (title: string) => `test('${title}', async () => {})`
  expect(findUnclaimed(`${titled('[' + 'DK-24] on a phone')}\n${titled('on a tablet')}`, 'DK')).toEqual([
    'on a tablet',
  ])
})

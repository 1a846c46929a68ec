import { getProfile } from '@sanad/contracts'
import { staffLogin } from '@sanad/contracts/staff'
import { expect, it } from 'vitest'
import { judgeReach, noteReach, type Reached } from './judge-reach.ts'

it('a role that nobody let in has tried nothing', () => {
  const reached: Reached = new Map([
    ['customer', 0],
    ['nobody', 0],
  ])
  const profile = { endpoint: getProfile } as never
  noteReach(reached, { role: 'customer', operation: profile }, { status: 200 })
  noteReach(reached, { role: 'nobody', operation: profile }, { status: 200 })
  noteReach(reached, { role: 'nobody', operation: { endpoint: staffLogin } as never }, { status: 401 })
  expect(judgeReach(reached, 6)).toEqual([
    'as nobody only 0 requests succeeded, fewer than 1: it tried too little',
  ])
  expect(judgeReach(reached, 60)).toHaveLength(2)
})

import { expect, it } from 'vitest'
import { staffRoles } from '../access/staff-permissions.ts'
import {
  decisionWorkKinds,
  listDoingRoles,
  listDoneKinds,
  listSeeingRoles,
  listSeenKinds,
  workKinds,
} from './work-kind.ts'

it('[DK-13] every kind of work is done by somebody, and seen by all who do it', () => {
  for (const kind of workKinds) {
    const doers = listDoingRoles(kind)
    expect(doers.length, kind).toBeGreaterThan(0)
    expect(listSeeingRoles(kind), kind).toEqual(expect.arrayContaining([...doers]))
  }
})

it('[DK-13] of what one may not do, decisions are seen by nobody, and the rest by who gives work to others or looks on', () => {
  for (const kind of workKinds) {
    const others = listSeeingRoles(kind).filter((role) => !listDoingRoles(kind).includes(role))
    const onlookers = (decisionWorkKinds as readonly string[]).includes(kind) ? [] : ['manager', 'auditor']
    expect(onlookers, kind).toEqual(expect.arrayContaining(others))
  }
  expect(listSeenKinds(['manager'])).toContain('refund')
  expect(listDoneKinds(['manager'])).not.toContain('refund')
})

it('several roles do and see together what each of them does and sees', () => {
  for (const one of staffRoles)
    for (const other of staffRoles)
      for (const kindsOf of [listDoneKinds, listSeenKinds])
        expect(new Set(kindsOf([one, other]))).toEqual(new Set([...kindsOf([one]), ...kindsOf([other])]))
})

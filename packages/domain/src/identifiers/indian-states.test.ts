import { describe, expect, it } from 'vitest'
import { findState, findStateByGstCode, STATES } from './indian-states.ts'

describe('states', () => {
  it('are the 36 States and Union Territories in alphabetical order', () => {
    const names = STATES.map(({ name }) => name.en)
    expect(names).toHaveLength(36)
    expect(names).toEqual(names.toSorted())
    expect(STATES.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1))
  })

  it('know Maharashtra as 21 with GST code 27', () => {
    expect(findState(21)).toMatchObject({ gstCode: '27', name: { en: 'Maharashtra' } })
    expect(findStateByGstCode('27')?.id).toBe(21)
  })

  it('have one live GST code each: 01 to 38 without the withdrawn 25 and 28', () => {
    const codes = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, '0'))
    const live = codes.filter((code) => code !== '25' && code !== '28')
    expect(STATES.map(({ gstCode }) => gstCode).toSorted()).toEqual(live)
    expect(findState(37)).toBeUndefined()
    expect(findStateByGstCode('28')).toBeUndefined()
  })
})

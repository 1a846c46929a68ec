import { expect, it } from 'vitest'
import { findTwin } from './find-twin.ts'

const one = {
  id: '1',
  track_id: 'TPR-1',
  title: 'Training Partner',
  name_of_firm: 'Patil Skills',
  payment_status: 0,
  is_deleted: false,
} as const

it('finds another application for the same service and business, whether it is paid or due', () => {
  const paid = { ...one, id: '2', payment_status: 1 } as const
  expect(findTwin(one, [one, paid])).toBe(paid)
  expect(findTwin({ ...one, name_of_firm: null }, [{ ...one, id: '3', name_of_firm: null }])?.id).toBe('3')
})

it('is not misled by the same application, another business or service, or one that was deleted', () => {
  const others = [
    one,
    { ...one, id: '2', name_of_firm: 'Rao Academy' },
    { ...one, id: '3', title: 'Training Centre' },
    { ...one, id: '4', is_deleted: true },
  ]
  expect(findTwin(one, others)).toBeUndefined()
})

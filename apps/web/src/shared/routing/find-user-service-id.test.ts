import { expect, it } from 'vitest'
import { findUserServiceId } from './find-user-service-id.ts'
import { serviceState } from './paths.ts'

it('finds the application in the navigation state, and nothing in anything else', () => {
  expect(findUserServiceId(serviceState('some-id'))).toBe('some-id')
  for (const state of [null, undefined, 'id', {}, { userServiceId: '' }, { userServiceId: 7 }]) {
    expect(findUserServiceId(state)).toBeUndefined()
  }
})

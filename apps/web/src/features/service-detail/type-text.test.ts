import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../testing/make-service-application.ts'
import { typeText } from './type-text.ts'

it('names the type of registration in English as the wire does, and in Hindi as the service is called', () => {
  const application = makeServiceApplication()
  expect(typeText(application, 'en')).toBe(application.serviceDetails.type_of_reg)
  const service = { ...application.service, title: 'TC पंजीकरण' }
  expect(typeText({ ...application, service }, 'hi')).toBe('TC पंजीकरण')
})

import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { emptyAuditLog } from './audit-log.ts'
import { portal } from './portal.ts'
import { answerWholeApp } from './usual-answers.ts'

// A setup file: test files share the modules and the page of their worker. Each test finds the page as after a reload.
beforeAll(() => portal.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.spyOn(globalThis, 'setTimeout')
  portal.resetHandlers()
  answerWholeApp(false)
  emptyAuditLog()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  delete window.Cashfree
  delete window.Razorpay
})
afterEach(() => {
  cleanup()
  const timers = vi.mocked(setTimeout)
  for (const { value } of timers.mock.results) clearTimeout(value)
  timers.mockRestore()
})
afterAll(() => portal.close())

import { markOtpViewSeen } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { onCall } from '@sanad/testing/on-call'
import { expectConsole } from '@sanad/testing/watch-console'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applicationId, makeServiceApplication } from '../../testing/make-service-application.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { done, problem } from '../../testing/serve-application.ts'
import { OtpVerifiedPopup } from './otp-verified-popup.tsx'

const open = (view: 0 | 1) =>
  renderApp(
    <OtpVerifiedPopup
      application={makeServiceApplication({ serviceDetails: { otp_verified_view: view } })}
    />,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('[OT-16] opens once, tells the server that it was seen, counts down from 5 and closes', async () => {
  const seen: unknown[] = []
  portal.use(
    onCall(
      markOtpViewSeen,
      async ({ request }) => {
        seen.push(await request.json())
        return done()
      },
      { params: { id: applicationId } },
    ),
  )
  open(0)
  await vi.waitFor(() => screen.getByText('OTP Verified Successfully!'))
  expect(screen.getByText('Your verification is complete')).toBeTruthy()
  expect(screen.getByText("Thank you for completing verification. You're Verified Via OTP")).toBeTruthy()
  expect(screen.getByText('Redirecting to TC Registration in 5 seconds…')).toBeTruthy()
  await pass(2000)
  expect(screen.getByText('Redirecting to TC Registration in 3 seconds…')).toBeTruthy()
  await vi.waitFor(() => expect(seen).toEqual([{ otp_verified_view: 1 }]))
  await pass(3000)
  expect(screen.queryByText(/Redirecting/)).toBeNull()
})

it('[OT-16] a view update that failed is only logged', async () => {
  expectConsole(/^The OTP popup could not be marked as seen/)
  portal.use(
    onCall(markOtpViewSeen, () => problem(500, 'internal', 'Internal server error.'), {
      params: { id: applicationId },
    }),
  )
  const { toasts } = open(0)
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
  expect(toasts()).toEqual([])
})

it('does not open when it was seen before', () => {
  open(1)
  expect(screen.queryByText('OTP Verified Successfully!')).toBeNull()
})

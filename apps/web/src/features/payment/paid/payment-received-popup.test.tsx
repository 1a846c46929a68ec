import { modalOpened } from '@sanad/web-kit'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { PaymentReceivedPopup, paymentReceivedModal } from './payment-received-popup.tsx'

function AfterPayment() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(modalOpened({ type: paymentReceivedModal, data: { title: 'TC Registration' } }))
  }, [dispatch])
  return <PaymentReceivedPopup />
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('[SD-09] thanks for the payment for 10 seconds, then closes', async () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  renderApp(<AfterPayment />)
  await vi.waitFor(() => screen.getByText('Payment Received!'))
  expect(screen.getByText('Closes in 10 s')).toBeTruthy()
  await pass(4000)
  expect(screen.getByText('Closes in 6 s')).toBeTruthy()
  await pass(6000)
  expect(screen.queryByText('Payment Received!')).toBeNull()
})

import type { ServiceApplication } from '@sanad/contracts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { PaymentProvider } from '../flow/payment-context.tsx'
import { PaymentSituationPanel } from './payment-situation-panel.tsx'

const failed: NonNullable<ServiceApplication['ended_order']> = {
  order_id: 'SKI-8F3KQ7M2XD-1',
  status: 'failed',
  reason: null,
  total: 3000,
  is_full_payment: true,
  begun_at: '2026-11-20T10:00:00.000Z',
  bank_decides_by: '2026-11-25',
}

function Service() {
  const [ended, setEnded] = useState<ServiceApplication['ended_order']>(null)
  return (
    <PaymentProvider
      application={{ ...makeServiceApplication(), ended_order: ended }}
      saving={false}
      typing={false}
      askFirst={false}
    >
      <PaymentSituationPanel />
      <button type="button" onClick={() => setEnded(failed)}>
        Fail
      </button>
    </PaymentProvider>
  )
}

it('what became of a payment comes into view with its heading, also where it is higher than the screen', async () => {
  const shown: Element[] = []
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  onTestFinished(() => scroll.mockRestore())
  renderApp(<Service />)
  await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
  const heading = await screen.findByRole('heading', { level: 2 })
  expect(shown.at(-1)).toBe(heading)
})

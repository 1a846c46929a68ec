import type { ServiceApplication } from '@sanad/contracts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { makeServiceApplication } from '../../../testing/make-service-application.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { usePaymentFlow } from './use-payment-flow.ts'

function Pay({ application }: { application: ServiceApplication }) {
  const { pay } = usePaymentFlow(application)
  return (
    <button type="button" onClick={() => pay('full')}>
      Pay
    </button>
  )
}

it('[PY-09] a service without a price cannot be paid, and says why', async () => {
  const { toasts } = renderApp(<Pay application={{ ...makeServiceApplication(), quote: null }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(toasts()).toEqual(['error: Service information not found.']))
})

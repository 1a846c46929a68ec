import type { ServiceApplication } from '@sanad/contracts'
import { modalOpened } from '@sanad/web-kit'
import { api } from '../../../shared/api/api.ts'
import { useReloadApplication } from '../../../shared/applications/use-reload-application.ts'
import { useAudit } from '../../../shared/audit/use-audit.ts'
import { paths, serviceState } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { useAppDispatch } from '../../../shared/state/app-state.ts'
import type { PricedOrder } from '../ordering/payment-requests.ts'
import { paymentReceivedModal } from '../paid/payment-received-popup.tsx'
import { paymentAuditEntry } from './payment-audit-entry.ts'

const fullRedirectMs = 1500
const stageReloadMs = 1000

/** What follows a payment that succeeded; whether the application could be read again. */
export function useAfterPayment(application: ServiceApplication): (order: PricedOrder) => Promise<boolean> {
  const { id } = application.serviceDetails
  const dispatch = useAppDispatch()
  const navigate = useNavigateFromHere()
  const audit = useAudit()
  const reload = useReloadApplication(id)

  return async (order) => {
    audit(paymentAuditEntry('PAYMENT_SUCCESSFUL', application, order))
    dispatch(modalOpened({ type: paymentReceivedModal, data: { title: application.service.title } }))
    dispatch(api.util.invalidateTags(['Services']))
    await new Promise((resolve) => setTimeout(resolve, order.isFull ? fullRedirectMs : stageReloadMs))
    // Also for a customer who has left the screen: the cache would offer the payment again.
    const isReloaded = await reload()
    // With stale data the route would redirect to the payment again.
    if (order.isFull && isReloaded) await navigate(paths.service, { replace: true, state: serviceState(id) })
    return isReloaded
  }
}

import type { ServiceApplication } from '@sanad/contracts'
import { useNavigate } from 'react-router'
import { api } from '../../shared/api/api.ts'
import { applicationsApi } from '../../shared/applications/applications-api.ts'
import { useAudit } from '../../shared/audit/use-audit.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { paths, serviceState } from '../../shared/routing/paths.ts'
import { useAppDispatch } from '../../shared/state/app-state.ts'
import { modalOpened } from '../../shared/state/ui-slice.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { paymentMessages } from './messages.ts'
import { paymentAudit } from './payment-audit.ts'
import type { OrderInQuestion } from './payment-requests.ts'
import { paymentReceivedModal } from './payment-received-popup.tsx'

const fullRedirectMs = 1500
const stageReloadMs = 1000

/** Reads the application again; whether that worked. */
export function useReloadApplication(userServiceId: string): () => Promise<boolean> {
  const dispatch = useAppDispatch()
  return () =>
    dispatch(
      applicationsApi.endpoints.getServiceDetails.initiate(
        { params: { userServiceId } },
        { forceRefetch: true, subscribe: false },
      ),
    )
      .unwrap()
      .then(
        () => true,
        () => false,
      )
}

/** What follows a payment that succeeded. */
export function useAfterPayment(application: ServiceApplication) {
  const { id } = application.serviceDetails
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const toast = useToast()
  const audit = useAudit()
  const reload = useReloadApplication(id)
  const texts = useMessages(paymentMessages)

  return async (order: OrderInQuestion & { total: number }): Promise<void> => {
    toast('success', texts.success)
    audit(paymentAudit('PAYMENT_SUCCESSFUL', application, order))
    dispatch(modalOpened({ type: paymentReceivedModal, data: { title: application.service.title } }))
    dispatch(api.util.invalidateTags(['Services']))
    await new Promise((resolve) => setTimeout(resolve, order.isFull ? fullRedirectMs : stageReloadMs))
    const isReloaded = await reload()
    // Unread, the old answer would send the customer straight back to pay again.
    if (order.isFull && isReloaded) {
      await navigate(paths.service, { replace: true, state: serviceState(id) })
    }
  }
}

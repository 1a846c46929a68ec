import { randomUUID } from 'node:crypto'
import { getServiceDetails } from '@sanad/contracts'
import { completeStage, getDeskApplication } from '@sanad/contracts/staff'
import type { RefundWish } from '@sanad/testing'
import { succeed } from '../call.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestApp } from '../test-app.ts'
import { answersTo } from './complete-stages.ts'
import { markFormGiven } from './paid-application.ts'
import { type OrderWish, placeOrder } from './place-order.ts'
import { sendRefund } from './sent-refund.ts'

interface Where {
  readonly portal: TestApp
  readonly gateway: TestGateway
  readonly staffToken: string
}

/** An order that was paid and settled, with what its customer reads and staff do over the API. */
export async function placePaidOrder({ portal, gateway, staffToken: token }: Where, wish: OrderWish = {}) {
  const order = await placeOrder(portal, gateway, wish)
  await order.pay('success')
  await order.verify()
  await markFormGiven(portal.services, order.applicationId)
  const params = { id: order.applicationId }
  return {
    ...order,
    params,
    refund: (wish: Omit<RefundWish, 'applicationId'>) =>
      sendRefund(portal, { staffToken: token, applicationId: order.applicationId, ...wish }),
    read: async () => {
      const request = { token: order.token, params: { userServiceId: order.applicationId } }
      return (await succeed(portal.app, getServiceDetails, request)).data
    },
    asStaff: async () => (await succeed(portal.app, getDeskApplication, { token, params })).data,
    complete: async (stage_id: string) => {
      const answers = answersTo(order.service.timeline.find(({ id }) => id === stage_id)?.asks)
      const body = { stage_id, answers, request_id: randomUUID() }
      const { data } = await succeed(portal.app, completeStage, { token, params, body })
      if (data.takes_effect_at !== null) await portal.runHeld()
    },
  }
}

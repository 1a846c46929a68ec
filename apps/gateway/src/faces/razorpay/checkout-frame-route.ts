import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { State } from '../../core/state.ts'
import type { RazorpayOptions } from './razorpay-options.ts'

const Query = z.object({ key: z.string(), order_id: z.string(), parent: z.string().default('') })

/** What the checkout script puts into its frame: the page of the order, if the key is the one it was made with. */
export function registerCheckoutFrameRoute(app: FastifyInstance, state: State, { keyId }: RazorpayOptions) {
  app.get('/v1/checkout/public', async (request, reply) => {
    const query = Query.safeParse(request.query).data
    const order = query?.key === keyId ? state.findOrder('razorpay', query.order_id) : undefined
    const parent = encodeURIComponent(query?.parent ?? '')
    return reply.redirect(`/checkout/${order?.session ?? 'unknown'}?parent=${parent}`, 302)
  })
}

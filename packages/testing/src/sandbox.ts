/** An order as the stand-in gateway tells of it, with its payments and refunds. */
export interface GatewayOrder {
  readonly order_id: string
  readonly order_amount: number
  readonly order_status: string
  readonly payment_session_id: string
  readonly payments: readonly { payment_id: string; payment_status: string; payment_amount: number }[]
  readonly refunds: readonly {
    order_id: string
    refund_id: string
    refund_amount: number
    refund_status: string
  }[]
}

/** What the stand-in gateway offers to tests, and the real provider does not. */
export interface Sandbox {
  /** Pulls one of its levers: pay, misbehave, settle-pending, webhooks/retry, … */
  lever(name: string, body?: object): Promise<unknown>
  read(name: string): Promise<unknown>
  listOrders(): Promise<GatewayOrder[]>
}

/** The sandbox of the stand-in gateway at an origin. */
export function sandboxOf(origin: string): Sandbox {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${origin}/sandbox/${path}`, init)
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`/sandbox/${path} answered ${JSON.stringify(answer)}`)
    return answer
  }
  return {
    lever: (name, body = {}) =>
      ask(name, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    read: (name) => ask(name),
    listOrders: async () => ((await ask('orders')) as { orders: GatewayOrder[] }).orders,
  }
}

import type { FastifyInstance } from 'fastify'

/**
 * Lets a stop wait for answers, not for connections: one whose request was under way would else be kept for more, for
 * as long as idle ones are (72 seconds). What has not come to an end after a while is cut off; whoever started this
 * process does not wait for ever either.
 */
export function finishConnections(app: FastifyInstance, { patienceMs = 15_000 } = {}): void {
  const timers: NodeJS.Timeout[] = []
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    timers.push(
      setInterval(() => app.server.closeIdleConnections(), 100),
      setTimeout(() => app.server.closeAllConnections(), patienceMs),
    )
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })
}

import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a stop wait for answers, not for connections: one whose request was under way would else be kept for more, for
 * as long as idle ones are (72 seconds). What has not come to an end after a while is cut off; whoever started this
 * process does not wait for ever either.
 *
 * A connection that was made a moment ago is not idle: its request is on the way, and a proxy does not send a POST
 * elsewhere once it has sent it.
 */
export function finishConnections(app: FastifyInstance, { patienceMs = 15_000, graceMs = 500 } = {}): void {
  spareNewConnections(app, graceMs)
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

/** Node and Fastify close what is idle by this method as soon as the server listens no more. */
function spareNewConnections({ server }: FastifyInstance, graceMs: number): void {
  const unasked = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    unasked.set(socket, performance.now())
    socket.once('close', () => unasked.delete(socket))
  })
  server.on('request', ({ socket }) => unasked.delete(socket))
  const closeIdle = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    const isNew = (since: number) => performance.now() - since < graceMs
    // Those are told apart by nobody: all wait until the newest has asked or has had its time.
    if (![...unasked.values()].some(isNew)) closeIdle()
  }
  const close = server.close.bind(server)
  server.close = (callback) => {
    // Right after the event loop has accepted what waits: the kernel resets what nobody has accepted.
    setImmediate(() => close(callback))
    return server
  }
}

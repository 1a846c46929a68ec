import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    readonly readiness: Readiness
  }
}

/** Whether new requests may be sent to this process; a balancer asks at /health/ready. */
export class Readiness {
  #isOff = false

  get isOff(): boolean {
    return this.#isOff
  }

  /** For good: the process is about to stop, or the database has moved beyond its release. */
  turnOff(): void {
    this.#isOff = true
  }
}

/** By it a proxy says that it asks another process where this one answers 504 to a read. */
const asksOthers = 'x-asks-others'

/**
 * While it is off, each answer is the last one of its connection, so that kept connections move elsewhere. A proxy that
 * asks no /health/ready learns it by a read that it may repeat, and sends nothing more (deploy/nginx): a POST that is on
 * its way when a process closes would be lost. No other answer of ours is a 504: one refused read of many (503) must not
 * take a process out of the proxy's list.
 */
export function installReadiness(app: FastifyInstance): void {
  const readiness = new Readiness()
  app.decorate('readiness', readiness)
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (readiness.isOff && isRead && headers[asksOthers] === '1') await reply.code(504).send()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isOff) reply.header('connection', 'close')
  })
}

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

/** While it is off, each answer is the last one of its connection, so that kept connections move elsewhere. */
export function installReadiness(app: FastifyInstance): void {
  const readiness = new Readiness()
  app.decorate('readiness', readiness)
  app.addHook('onSend', async (_request, reply) => {
    if (readiness.isOff) reply.header('connection', 'close')
  })
}

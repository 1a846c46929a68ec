import { mayWait, type WaitingPlace, waitingPath } from '@sanad/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { languageOf } from '../http/language.ts'
import { readOwnCookie, setOwnCookie } from '../http/own-cookie.ts'
import type { Services } from '../services.ts'
import { AdmissionQueue } from '../workers/admission-queue.ts'
import { Admission, lifeSeconds } from './admission.ts'
import { openLineStore } from './line-store.ts'
import { takeTurns } from './take-turns.ts'
import { createTurns } from './turn.ts'
import { createWaitingPage } from './waiting-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly admission: Admission
  }
  interface FastifyReply {
    /** Lets this browser in, whoever waits: staff who begin to act for a customer are at work. */
    letIn(): void
  }
}

const lookMs = 500
const name = 'sanad_turn'
/** Reads for each connection of the pool, under way or waiting for one. */
const readsPerConnection = 4
/** More would be told nothing before their caller gives up. */
const mostWaitingReads = 1000

/** Answers the waiting page to whoever has to wait, and says whether it did. */
export type HoldPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Overload protection (docs/adr/0060): who comes last waits, with a true place; who is in goes on. */
export function holdNewcomers(
  app: FastifyInstance,
  { db, config, metrics }: Pick<Services, 'db' | 'config' | 'metrics'>,
): HoldPage {
  const places = new AdmissionQueue({
    places: config.pools.requests * readsPerConnection,
    queue: mostWaitingReads,
  })
  const admission = new Admission({
    store: openLineStore(db),
    turns: createTurns(config.secrets.session),
    asRead: (work) => places.admit(work),
  })
  const page = createWaitingPage(config.brand)
  const giveTurn = (reply: FastifyReply, value: string) =>
    setOwnCookie(reply, config, { name, value, maxAge: lifeSeconds, ofPages: true })
  const ask = async (request: FastifyRequest, reply: FastifyReply, takesNumber: boolean) => {
    const standing = await admission.ask(readOwnCookie(request, config, name), { takesNumber })
    if (standing.cookie !== undefined) giveTurn(reply, standing.cookie)
    return standing
  }
  app.decorate('admission', admission)
  app.decorateReply('letIn', function (this: FastifyReply) {
    const pass = admission.makePass()
    if (pass !== undefined) giveTurn(this, pass)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || !mayWait(endpoint)) return
    const standing = await ask(request, reply, false)
    if (standing.isIn) return
    metrics.waitingAnswers.inc()
    throw new AppError('waiting', { details: { seconds_left: standing.secondsLeft } })
  })
  takeTurns(app, places)
  app.get(waitingPath, { schema: { hide: true } }, async (request, reply): Promise<WaitingPlace> => {
    const standing = await ask(request, reply, true)
    reply.header('cache-control', 'no-store')
    return standing.isIn
      ? { place: 0, seconds_left: 0 }
      : { place: standing.place, seconds_left: standing.secondsLeft }
  })

  let timer: NodeJS.Timeout | undefined
  // Nobody waits for a start.
  app.addHook('onListen', async () => {
    let last = performance.now()
    const look = () => {
      const now = performance.now()
      void admission.look((now - last) / 1000)
      last = now
    }
    look()
    timer = setInterval(look, lookMs).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))

  return async (request, reply) => {
    const standing = await ask(request, reply, true)
    if (standing.isIn) return false
    metrics.waitingAnswers.inc()
    reply.code(503).header('retry-after', standing.secondsLeft).header('cache-control', 'no-store')
    page.send(reply, { ...standing, language: languageOf(request) })
    return true
  }
}

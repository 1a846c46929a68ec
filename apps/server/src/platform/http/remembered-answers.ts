import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { languageOf } from './language.ts'

interface Remembered {
  readonly revision: string
  readonly body: Buffer
}

const mostBytes = 32 * 1024 * 1024

/**
 * Answers by what was asked, which hold for one revision of the customer (customer-revision.ts). No answer outlives the
 * minute of its revision by much: what it holds is personal.
 */
export class RememberedAnswers {
  readonly #answers = new LRUCache<string, Remembered>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    ttl: 60_000,
    ttlAutopurge: true,
  })

  /** What `make` answers, checked against the contract and written out once for each revision. */
  async answer(request: FastifyRequest, reply: FastifyReply, make: () => Promise<unknown>): Promise<unknown> {
    const { principal } = request
    // Who acts for the customer sees other things than they do.
    if (principal?.kind !== 'session' || principal.actingStaffId !== null) return make()
    const { customerId, revision } = principal
    const key = `${customerId} ${languageOf(request)} ${request.url}`
    const last = this.#answers.get(key)
    const body = last?.revision === revision ? last.body : write(reply, await make())
    if (body !== last?.body) this.#answers.set(key, { revision, body })
    return reply.type('application/json; charset=utf-8').send(body)
  }
}

function write(reply: FastifyReply, answer: unknown): Buffer {
  const serialize = reply.getSerializationFunction('200')
  if (!serialize) throw new Error('A remembered answer has a schema')
  return Buffer.from(serialize(answer as Record<string, unknown>))
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { InvalidInput } from './parse-input.ts'
import { Refused } from './refused.ts'

/** For the gateway's own pages and controls, which speak no provider's error format. */
export function sendPlainError(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof Refused) {
    return reply.code(error.status).send({ message: error.message, code: error.reason })
  }
  if (error instanceof InvalidInput) {
    return reply.code(400).send({ message: `${error.path} : ${error.message}`, code: 'input_invalid' })
  }
  throw error
}

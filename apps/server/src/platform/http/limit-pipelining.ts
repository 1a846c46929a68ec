import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Browsers send one request at a time on a connection, and proxies too. */
export const mostPipelined = 8

/**
 * HTTP/1.1 pipelining: Node takes every request that a connection has sent, and keeps the answers until they are read.
 * Beyond a few unanswered ones the connection is closed before any of them is worked on.
 */
export function limitPipelining(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: number) => {
    const requests = (unanswered.get(socket) ?? 0) + change
    unanswered.set(socket, requests)
    return requests
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (count(socket, 1) > mostPipelined) {
      reply.hijack()
      socket.destroy()
      return
    }
    reply.raw.once('close', () => count(socket, -1))
    done()
  })
}

import multipart from '@fastify/multipart'
import { maxFileBytes } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'

const options = {
  // Keep directories in the name, so that `safeName` can refuse them.
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { files: 1, fileSize: maxFileBytes, headerPairs: 20 },
} as const

/** Plugin scope whose routes parse multipart bodies as streams, by `readUpload`. */
export async function uploadScope(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
  /** Bounds of the text parts, in bytes each. */
  { fields, fieldSize } = { fields: 5, fieldSize: 200 },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { ...options, limits: { ...options.limits, fields, fieldSize } })
    scope.addHook('onError', async ({ raw }) => {
      // Drain the body: an unread one would keep the connection open and block a graceful shutdown.
      raw.unpipe()
      raw.resume()
    })
    register(scope)
  })
}

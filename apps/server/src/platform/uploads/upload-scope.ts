import multipart from '@fastify/multipart'
import { maxFileBytes } from '@sanad/contracts'
import type { FastifyInstance } from 'fastify'

const options = {
  // A name with a folder in it is seen as it came, and refused.
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { files: 1, fileSize: maxFileBytes, fields: 5, fieldSize: 200, headerPairs: 20 },
} as const

/** A scope whose routes read multipart bodies as streams, by `readUpload`. */
export async function uploadScope(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, options)
    scope.addHook('onError', async ({ raw }) => {
      // The rest of the body is read away: an unread one would hold the connection, and a shutdown with it.
      raw.unpipe()
      raw.resume()
    })
    register(scope)
  })
}

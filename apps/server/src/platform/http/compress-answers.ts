import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/**
 * Compresses JSON on its way to slow networks; files of the web apps are compressed by their build. Only for calls with a
 * bearer token: no other site can make a browser send one, and measure from the size what a secret is (BREACH).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async ({ headers }) => {
    if (headers.authorization === undefined) headers['x-no-compression'] = '1'
  })
  await app.register(compress, {
    globalDecompression: false,
    customTypes: /^application\/json\b/,
    encodings: ['br', 'gzip'],
    // Fast: a better quality takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

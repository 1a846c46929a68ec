import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { type FileLink, getFileLink, type UploadFolder } from './file-link.ts'
import { type Download, sendFile } from './send-file.ts'

/**
 * Downloads from a folder, authorised by a signed link. Opened by the browser's navigation: no bearer token, no source
 * header, no JSON.
 */
export function fileRoute(
  app: FastifyInstance,
  { config, folder }: Pick<Services, 'config'> & { folder: UploadFolder },
  open: (link: FileLink) => Promise<Download>,
): void {
  app.get(`/uploads/${folder}:filename`, async ({ params, query }, reply) => {
    const link = getFileLink(config.secrets.fileLinks, folder, { ...Object(query), ...Object(params) })
    return sendFile(reply, await open(link))
  })
}

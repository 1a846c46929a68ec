import { randomBytes } from 'node:crypto'
import type { UploadedDocument } from '@sanad/contracts'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../../app.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { ReceivedFile } from '../../platform/storage/file-store.ts'
import { type ApplicationRecord, getApplicationRecord } from '../applications/application-record.ts'
import { assertAllowed } from '../applications/assert-allowed.ts'
import { countFiles, findCurrentDocument, getDocumentRow, insertDocument } from './document-queries.ts'
import { contentTypes, inspectFile, kindByName } from './inspect-file.ts'
import { readUpload, type UploadTarget } from './read-upload.ts'
import { recordUpload } from './record-upload.ts'
import { toUploadedDocument } from './uploaded-document-view.ts'

const MAX_FILES = 30

/**
 * Takes one document: refused early where it can be, received whole, inspected, kept, and only then recorded. The
 * same file again is the same document. Whatever fails on the way leaves neither a row nor a file.
 */
export async function submitDocument(
  services: Services,
  customerId: string,
  request: FastifyRequest,
): Promise<UploadedDocument> {
  const { db, files, config } = services
  const { target, file } = await readUpload(request, async (target, content) => {
    if (target.userId !== customerId) throw new AppError('not_found')
    kindByName(target.originalName)
    await assertTakes(db, await getApplicationRecord(db, { ...target, customerId }), target)
    return files.receive(content)
  })
  try {
    await inspectFile(file, kindByName(target.originalName))
    const id = await keepOnce(services, customerId, target, file)
    const { document, now } = await getDocumentRow(db, id)
    return toUploadedDocument(document, { key: config.secrets.fileLinks, now })
  } catch (error) {
    if (error instanceof AppError) await recordUpload(db, { customerId, target, file, error })
    throw error
  } finally {
    await file.discard()
  }
}

async function keepOnce(
  { db, files }: Services,
  customerId: string,
  target: UploadTarget,
  file: ReceivedFile,
): Promise<string> {
  const kind = kindByName(target.originalName)
  const filename = `${randomBytes(16).toString('hex')}.${kind}`
  let isNeeded = false
  await file.keep(filename)
  try {
    return await db.transaction().execute(async (tx) => {
      const record = await getApplicationRecord(tx, { ...target, customerId }, { lock: true })
      const current = await findCurrentDocument(tx, target)
      if (current?.sha256.equals(file.sha256) && current.status !== 'rejected') return current.id
      await assertTakes(tx, record, target)
      const { sizeBytes, sha256 } = file
      const stored = { ...target, filename, contentType: contentTypes[kind], sizeBytes, sha256 }
      const id = await insertDocument(tx, stored)
      await recordUpload(tx, { customerId, target, file })
      isNeeded = true
      return id
    })
  } catch (error) {
    isNeeded = false
    throw error
  } finally {
    if (!isNeeded) await files.remove(filename)
  }
}

async function assertTakes(db: Db, record: ApplicationRecord, target: UploadTarget): Promise<void> {
  assertAllowed(record, 'upload')
  const asked = record.definition.documents.some(({ id }) => id === target.documentId)
  if (!asked) throw new AppError('not_found')
  const current = await findCurrentDocument(db, target)
  if (current?.status === 'accepted') throw new AppError('document_locked')
  if ((await countFiles(db, record.id)) >= MAX_FILES) throw new AppError('file_limit')
}

import type { UploadedDocument } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import type { FastifyRequest } from 'fastify'
import { AppError, orThrow } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db.ts'
import type { Services } from '../../platform/services.ts'
import { contentTypes, inspectFile, kindByName } from '../../platform/uploads/inspect-file.ts'
import { keepUpload } from '../../platform/uploads/keep-upload.ts'
import { readUpload, type Upload } from '../../platform/uploads/read-upload.ts'
import { expireSoon } from '../../platform/uploads/resumable/resumable-uploads.ts'
import { getUploadContent } from '../../platform/uploads/resumable/upload-content.ts'
import { type ApplicationRecord, getApplicationRecord } from '../case/application-record.ts'
import { assertAllowed } from '../case/assert-allowed.ts'
import { quarantine } from '../file-scans/quarantine.ts'
import { countFiles, findCurrentDocument, getDocumentRow, insertDocument } from './document-queries.ts'
import { recordUpload } from './record-upload.ts'
import { readUploadTarget, type UploadTarget } from './upload-target.ts'
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
  let target: UploadTarget | undefined
  const find = (id: string) => getUploadContent(services, { id, customerId })
  const upload = await readUpload(request, find, async (text, originalName, content) => {
    target = readUploadTarget(text)
    if (target.userId !== customerId) throw new AppError('not_found')
    kindByName(originalName)
    await assertTakes(db, await getApplicationRecord(db, { ...target, customerId }), target)
    return files.receive(content)
  })
  const received = { ...upload, customerId, target: orThrow(target, 'file_missing') }
  try {
    await inspectFile(upload.file, kindByName(upload.originalName))
    const id = await keepOnce(services, received)
    if (upload.uploadId) await expireSoon(db, { id: upload.uploadId, customerId })
    const { document, now } = await getDocumentRow(db, id)
    return toUploadedDocument(document, { key: config.secrets.fileLinks, now })
  } catch (error) {
    if (error instanceof AppError) await recordUpload(db, { ...received, error })
    throw error
  } finally {
    await upload.file.discard()
  }
}

interface Received extends Upload {
  readonly customerId: string
  readonly target: UploadTarget
}

function keepOnce({ db, files, scanner }: Services, received: Received): Promise<string> {
  const { customerId, target, originalName, file } = received
  const kind = kindByName(originalName)
  return keepUpload(files, { file, kind }, (filename) =>
    db.transaction().execute(async (tx) => {
      const record = await getApplicationRecord(tx, { ...target, customerId }, { lock: true })
      const current = await findCurrentDocument(tx, target)
      if (current?.sha256.equals(file.sha256) && !isRefused(current.status)) {
        return { id: current.id, isNew: false }
      }
      await assertTakes(tx, record, target)
      const { sizeBytes, sha256 } = file
      const stored = { ...target, originalName, filename, contentType: contentTypes[kind], sizeBytes, sha256 }
      const id = await insertDocument(tx, stored)
      await quarantine(tx, { scanner }, filename)
      await recordUpload(tx, received)
      return { id, isNew: true }
    }),
  )
}

async function assertTakes(db: Db, record: ApplicationRecord, target: UploadTarget): Promise<void> {
  assertAllowed(record, 'upload')
  const asked = record.definition.documents.some(({ id }) => id === target.documentId)
  if (!asked) throw new AppError('not_found')
  const current = await findCurrentDocument(db, target)
  if (current?.status === 'accepted') throw new AppError('document_locked')
  if ((await countFiles(db, record.id)) >= MAX_FILES) throw new AppError('file_limit')
}

import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { maxFileBytes, mostUploadParts, smallestPartBytes } from '@sanad/contracts'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { AppError } from '../../app-error.ts'
import type { FileStore } from '../../storage/file-store.ts'
import { kindByName } from '../inspection/file-kind.ts'
import { safeName } from '../read-upload.ts'
import type { UploadOwner } from './resumable-uploads.ts'
import { addPart, addUpload, findUpload, type Owned, takeAway } from './resumable-uploads.ts'

/** tus data store of one customer's uploads: parts in the file store, their order in the database. */
export class PartStore extends DataStore {
  readonly #files: FileStore
  readonly #owner: UploadOwner
  readonly #announcedBytes: number | undefined

  /** `announcedBytes`: the length of the request's body; undefined where the caller does not say. */
  constructor(files: FileStore, owner: UploadOwner, announcedBytes: number | undefined) {
    super()
    this.#files = files
    this.#owner = owner
    this.#announcedBytes = announcedBytes
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  override async create(upload: Upload): Promise<Upload> {
    const originalName = safeName(upload.metadata?.filename ?? undefined)
    kindByName(originalName)
    const sizeBytes = upload.size ?? 0
    if (sizeBytes === 0) throw new AppError('file_empty')
    if (sizeBytes > maxFileBytes) throw new AppError('file_too_large')
    await addUpload(this.#owner, { id: upload.id, originalName, sizeBytes })
    return upload
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    await this.#assertTakes(id, offset)
    const part = await this.#files.receive(content)
    try {
      if (part.sizeBytes === 0) return offset
      const filename = `${randomBytes(16).toString('hex')}.part`
      await part.keep(filename)
      const place = { ...this.#owned(id), beginsAt: offset, sizeBytes: part.sizeBytes, filename }
      if (!(await addPart(this.#owner.db, place))) {
        await this.#files.remove(filename)
        throw ERRORS.INVALID_OFFSET
      }
      return offset + part.sizeBytes
    } finally {
      await part.discard()
    }
  }

  /** Bounds the files and rows of an upload: parts of a byte would be ten million. */
  async #assertTakes(id: string, offset: number): Promise<void> {
    const upload = await findUpload(this.#owner.db, this.#owned(id))
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    const announced = this.#announcedBytes ?? smallestPartBytes
    if (announced < smallestPartBytes && offset + announced < upload.sizeBytes) {
      throw new AppError('upload_part_too_small')
    }
    if (upload.parts.length < mostUploadParts) return
    // It could never be completed: gone, so that a client that goes on begins a new one.
    await this.remove(id)
    throw new AppError('upload_parts_limit')
  }

  override async getUpload(id: string): Promise<Upload> {
    const found = await findUpload(this.#owner.db, this.#owned(id))
    if (!found) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: found.sizeBytes, offset: found.receivedBytes })
  }

  override async remove(id: string): Promise<void> {
    const filenames = await takeAway(this.#owner.db, this.#owned(id))
    if (!filenames) throw ERRORS.FILE_NOT_FOUND
    for (const filename of filenames) await this.#files.remove(filename)
  }

  #owned(id: string): Owned {
    return { id, customerId: this.#owner.customerId }
  }
}

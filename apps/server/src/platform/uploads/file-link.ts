import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { AppError } from '../app-error.ts'

const LIFETIME_SECONDS = 600

/** Folders below /uploads; the folder is part of the signature. */
export type UploadFolder = '' | 'tickets/' | 'exports/' | 'money-documents/' | 'deliverables/' | 'audit/'

/** Signed URL path of a file, valid without a login for ten minutes from `now`, the database's time. */
export function fileLink(
  key: Buffer,
  { folder, filename, now }: { folder: UploadFolder; filename: string; now: Date },
): string {
  const expires = Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS
  const name = folder + filename
  return `/uploads/${name}?expires=${expires}&signature=${sign(key, name, expires)}`
}

/** Content of a verified link. */
export interface FileLink {
  readonly filename: string
  /** Unix time in seconds; compared with the database's clock by the reader. */
  readonly expires: number
}

const Link = z.object({
  filename: z.string().max(100),
  expires: z.coerce.number().int().min(0).max(1e11),
  signature: z.string().max(100),
})

/** Verifies the signature of a link from its path and query parameters; throws `not_found`. */
export function getFileLink(key: Buffer, folder: UploadFolder, parts: object): FileLink {
  const link = Link.safeParse(parts).data
  if (!link || !isSignature(sign(key, folder + link.filename, link.expires), link.signature)) {
    throw new AppError('not_found')
  }
  return { filename: link.filename, expires: link.expires }
}

function isSignature(expected: string, given: string): boolean {
  const [ours, theirs] = [Buffer.from(expected), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

function sign(key: Buffer, name: string, expires: number): string {
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file as a person picks it. */
export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const pathOf = (name: string) => join(import.meta.dirname, '..', 'files', name)

export const agreementPdf = pathOf('agreement.pdf')
export const photoPng = pathOf('photo.png')
/** A page of HTML under the name of a PDF. */
export const pageNamedPdf = pathOf('page.pdf')

/** A PDF of about so many megabytes, as a scanner makes them. */
export function scannedPdf(megabytes: number): PickedFile {
  const picture = Buffer.alloc(megabytes * 1024 * 1024, '0123456789')
  const object = [`\n9 0 obj <</Length ${picture.length}>> stream\n`, picture, '\nendstream endobj\n%%EOF\n']
  return {
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([readFileSync(agreementPdf), ...object.map((part) => Buffer.from(part))]),
  }
}

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

/** A PDF of a page for each of the texts. */
export function pdfOfPages(texts: readonly string[]): Buffer {
  const pages = texts.map((_, index) => 4 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const drawn = `BT /F1 18 Tf 72 770 Td (${text}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ]
    }),
  ]
  let written = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = written.length
    written += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${written}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`,
  )
}

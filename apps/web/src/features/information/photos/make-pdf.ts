import { PageSizes, PDFDocument } from 'pdf-lib'

/** A JPEG, upright. */
export interface PdfPage {
  readonly bytes: ArrayBuffer
  readonly width: number
  readonly height: number
}

const margin = 18

/** A4 pages, each with a picture as large as it fits, lying where the picture lies. */
export async function makePdf(pages: readonly PdfPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  for (const { bytes, width, height } of pages) {
    const image = await pdf.embedJpg(bytes)
    const [short, long] = PageSizes.A4
    const page = pdf.addPage(width > height ? [long, short] : [short, long])
    const room = { width: page.getWidth() - 2 * margin, height: page.getHeight() - 2 * margin }
    const scale = Math.min(room.width / width, room.height / height)
    page.drawImage(image, {
      x: (page.getWidth() - width * scale) / 2,
      y: (page.getHeight() - height * scale) / 2,
      width: width * scale,
      height: height * scale,
    })
  }
  return new Uint8Array(await pdf.save())
}

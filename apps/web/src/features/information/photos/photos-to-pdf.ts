import { drawJpeg } from '../../../shared/files/draw-jpeg.ts'
import type { PdfPage } from './make-pdf.ts'

/** About 200 dots per inch on A4: print stays legible, and twenty pages stay below the limit of a file. */
const look = { maxSide: 2000, quality: 0.75 }
export const mostPages = 20

/** Photos of pages as one PDF, in their order. Drawn anew: a PDF ignores how the camera was held. */
export async function photosToPdf(photos: readonly File[], name: string): Promise<File> {
  const { makePdf } = await import('./make-pdf.ts')
  const pages: PdfPage[] = []
  for (const photo of photos) pages.push(await pageOf(photo))
  return new File([await makePdf(pages)], name, { type: 'application/pdf' })
}

async function pageOf(photo: File): Promise<PdfPage> {
  const picture = await createImageBitmap(photo)
  try {
    const { blob, width, height } = await drawJpeg(picture, look)
    return { bytes: await blob.arrayBuffer(), width, height }
  } finally {
    picture.close()
  }
}

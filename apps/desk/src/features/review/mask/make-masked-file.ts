import { pageDpi } from './draw-pages.ts'
import type { Mask } from './mask.ts'

/**
 * The file anew, of the same kind, from its drawn pages: what is covered is gone, and so is everything that was in the file
 * and could not be seen (text below a scan, where a photo was taken).
 */
export async function makeMaskedFile(
  pages: readonly HTMLCanvasElement[],
  masks: readonly Mask[],
  { name, isPdf }: { readonly name: string; readonly isPdf: boolean },
): Promise<File> {
  for (const [page, canvas] of pages.entries()) {
    cover(
      canvas,
      masks.filter((mask) => mask.page === page),
    )
  }
  if (isPdf) return new File([await toPdf(pages)], name, { type: 'application/pdf' })
  const type = /\.png$/i.test(name) ? 'image/png' : 'image/jpeg'
  return new File([await encode(pages[0], type, 0.9)], name, { type })
}

function cover(canvas: HTMLCanvasElement, masks: readonly Mask[]): void {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws nothing')
  context.setTransform(canvas.width, 0, 0, canvas.height, 0, 0)
  context.fillStyle = '#000'
  for (const { x, y, width, height } of masks) context.fillRect(x, y, width, height)
}

async function toPdf(pages: readonly HTMLCanvasElement[]): Promise<ArrayBuffer> {
  const { PDFDocument } = await import('pdf-lib')
  const file = await PDFDocument.create()
  for (const canvas of pages) {
    const picture = await encode(canvas, 'image/jpeg', 0.85)
    const drawn = await file.embedJpg(await picture.arrayBuffer())
    const [width, height] = [(canvas.width * 72) / pageDpi, (canvas.height * 72) / pageDpi]
    file.addPage([width, height]).drawImage(drawn, { x: 0, y: 0, width, height })
  }
  return (await file.save()).slice().buffer
}

function encode(canvas: HTMLCanvasElement | undefined, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('Nothing was encoded')))
    if (canvas) canvas.toBlob(done, type, quality)
    else reject(new Error('A file without a page'))
  })
}

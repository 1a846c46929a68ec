import { PDFDocument } from 'pdf-lib'
import { expect, it } from 'vitest'
import { makePdf } from './make-pdf.ts'

/** As much of a JPEG as tells its size: start, frame, end. */
function jpeg(width: number, height: number) {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3]
  const components = [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
  const bytes = new Uint8Array([0xff, 0xd8, ...frame, ...components, 0xff, 0xd9]).buffer
  return { bytes, width, height }
}

it('makes a page of each photo, in their order, lying where the photo lies', async () => {
  const made = await PDFDocument.load(await makePdf([jpeg(1500, 2000), jpeg(2000, 1500), jpeg(900, 2000)]))
  const sizes = made.getPages().map((page) => [Math.round(page.getWidth()), Math.round(page.getHeight())])
  expect(sizes).toEqual([
    [595, 842],
    [842, 595],
    [595, 842],
  ])
})

import type { Page } from '@playwright/test'
import type { PickedFile } from './files.ts'

const orientationAndPlace = Buffer.concat([
  Buffer.from('Exif\0\0II*\0\x08\0\0\0', 'latin1'),
  // Orientation 6: the camera was held upright. Then where it was.
  Buffer.from('020012010300010000000600000025880400010000002600000000000000', 'hex'),
  Buffer.from('GPS 19.0760 N 72.8777 E'),
])

/** A photo as a phone held upright takes it: red above and blue below, of some megabytes, with place and orientation. */
export async function phonePhoto(page: Page): Promise<PickedFile> {
  const picture = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 3200
    canvas.height = 2400
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = 'red'
    context.fillRect(0, 0, 1600, 2400)
    context.fillStyle = 'blue'
    context.fillRect(1600, 0, 1600, 2400)
    // A detailed middle, as photos have.
    const detail = context.getImageData(900, 200, 1400, 2000)
    for (let at = 0; at < detail.data.length; at += 1) detail.data[at] = (at * 7919 * (at >> 5)) & 0xff
    context.putImageData(detail, 900, 200)
    const url = canvas.toDataURL('image/jpeg', 0.98)
    return url.slice(url.indexOf(',') + 1)
  })
  const bytes = Buffer.from(picture, 'base64')
  const length = Buffer.alloc(2)
  length.writeUInt16BE(orientationAndPlace.length + 2)
  const noted = Buffer.concat([Buffer.from([0xff, 0xe1]), length, orientationAndPlace])
  const buffer = Buffer.concat([bytes.subarray(0, 2), noted, bytes.subarray(2)])
  return { name: 'aadhaar.jpg', mimeType: 'image/jpeg', buffer }
}

/** A photo of a printed page on a table, as sharp as it is not blurred. */
export async function photoOfPage(page: Page, { blur }: { blur: number }): Promise<PickedFile> {
  const picture = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1200
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#554a42'
    context.fillRect(0, 0, 900, 1200)
    context.filter = `blur(${pixels}px)`
    context.fillStyle = '#d8d5cc'
    context.fillRect(80, 90, 740, 1020)
    context.fillStyle = '#333'
    context.font = '22px sans-serif'
    for (let line = 0; line < 28; line += 1)
      context.fillText('Rent agreement of the premises named below', 120, 150 + line * 34)
    const url = canvas.toDataURL('image/jpeg', 0.9)
    return url.slice(url.indexOf(',') + 1)
  }, blur)
  return { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture, 'base64') }
}

/** How a browser shows a picture: its size, and the colours at its top and its bottom. */
export async function lookAt(page: Page, picture: Buffer) {
  return page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${base64}`
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(10, y, 1, 1).data ?? []
      return red > blue ? 'red' : 'blue'
    }
    return { width, height, top: colourAt(10), bottom: colourAt(height - 10) }
  }, picture.toString('base64'))
}

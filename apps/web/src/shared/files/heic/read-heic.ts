import { clientError } from '@sanad/web-kit'
import { drawJpeg } from '../draw-jpeg.ts'
import { decodeHeic } from './decode-heic.ts'

/** As photos are made smaller otherwise (shrink-image.ts). */
const look = { maxSide: 2400, quality: 0.85 }

/** A HEIC photo, as iPhones take them, as JPEG: by the browser's own decoder (Safari), by libheif elsewhere. */
export async function readHeic(file: File): Promise<File> {
  const picture = await decode(file)
  try {
    const { blob } = await drawJpeg(picture, look)
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } finally {
    picture.close()
  }
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    // Not by this browser.
  }
  try {
    return await createImageBitmap(await decodeHeic(file))
  } catch {
    throw clientError('photo_unreadable')
  }
}

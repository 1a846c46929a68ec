import { withoutPhotoDetails } from './without-photo-details.ts'

/** A scanned page stays legible, and a photo needs no minutes on a slow connection. */
const maxSide = 2400
const maxMegabytes = 1.5

export interface PreparedFile {
  readonly file: File
  /** Its size before it was made smaller; undefined when it was not. */
  readonly shrunkFrom: number | undefined
}

/**
 * Makes a large photo smaller before it is sent, upright and without what the camera noted (the place above all).
 * One that cannot be made smaller goes as it is; so does everything that is no picture.
 */
export async function shrinkImage(file: File, signal: AbortSignal): Promise<PreparedFile> {
  if (!/\.(jpe?g|png)$/i.test(file.name)) return { file, shrunkFrom: undefined }
  const smaller = file.size > maxMegabytes * 1024 * 1024 ? await findSmaller(file, signal) : undefined
  if (smaller) return { file: smaller, shrunkFrom: file.size }
  return { file: await withoutPhotoDetails(file), shrunkFrom: undefined }
}

async function findSmaller(file: File, signal: AbortSignal): Promise<File | undefined> {
  try {
    const { default: compress } = await import('browser-image-compression')
    const blob = await compress(file, {
      maxSizeMB: maxMegabytes,
      maxWidthOrHeight: maxSide,
      fileType: 'image/jpeg',
      initialQuality: 0.85,
      // Its worker would be made from a blob and load a script from elsewhere: the policy forbids both.
      useWebWorker: false,
      preserveExif: false,
      signal,
    })
    if (blob.size === 0 || blob.size >= file.size) return undefined
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  } catch {
    return undefined
  }
}

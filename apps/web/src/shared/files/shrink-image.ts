import { withoutPhotoDetails } from './without-photo-details.ts'

/** Trade-off between legible scans and upload time on slow connections. */
const maxSide = 2400
const maxMegabytes = 1.5

export interface PreparedFile {
  readonly file: File
  /** Its size before compression; undefined if not compressed. */
  readonly shrunkFrom: number | undefined
}

/**
 * Compresses a large photo before the upload, upright and without metadata (EXIF location above all). A photo that
 * cannot be compressed, and any other file, is returned as it is.
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
      // The library's web worker is a blob that loads a script from a CDN: the Content-Security-Policy forbids both.
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

import { errorKinds, maxFileBytes } from '@sanad/contracts'
import type { ApiError } from '@sanad/web-kit'

/** Upper limit of what a phone's browser can decode and compress. */
const maxPhotoBytes = 50 * 1024 * 1024
export const acceptedPhotos = '.jpg,.jpeg,.png,.heic,.heif,image/jpeg,image/png,image/heic,image/heif'
export const acceptedFiles = `.pdf,application/pdf,${acceptedPhotos}`

/** As iPhones take photos: sent as JPEG. */
export const isHeic = ({ name }: Pick<File, 'name'>) => /\.hei[cf]$/i.test(name)
export const isPhoto = ({ name }: Pick<File, 'name'>) => /\.(jpe?g|png|hei[cf])$/i.test(name)

type Problem = 'file_empty' | 'file_too_large' | 'file_type_refused'

/** Fail fast: why the server would refuse the file, before compression. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): ApiError | undefined {
  const isPdf = /\.pdf$/i.test(name)
  if (!isPdf && !isPhoto({ name })) return problem('file_type_refused')
  if (size === 0) return problem('file_empty')
  return size > (isPdf ? maxFileBytes : maxPhotoBytes) ? problem('file_too_large') : undefined
}

/** Why the server would refuse the file, after compression. */
export function findSizeProblem({ size }: Pick<File, 'size'>): ApiError | undefined {
  return size > maxFileBytes ? problem('file_too_large') : undefined
}

function problem(code: Problem): ApiError {
  return { code, message: errorKinds[code].message }
}

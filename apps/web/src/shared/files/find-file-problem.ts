import { errorKinds, maxFileBytes } from '@sanad/contracts'
import type { ApiError } from '@sanad/web-kit'

/** Upper limit of what a phone's browser can decode and compress. */
const maxPhotoBytes = 50 * 1024 * 1024
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

type Problem = 'file_empty' | 'file_too_large' | 'file_type_refused'

/** Fail fast: why the server would refuse the file, before compression. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): ApiError | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name)) return problem('file_type_refused')
  if (size === 0) return problem('file_empty')
  return size > (/\.pdf$/i.test(name) ? maxFileBytes : maxPhotoBytes) ? problem('file_too_large') : undefined
}

/** Why the server would refuse the file, after compression. */
export function findSizeProblem({ size }: Pick<File, 'size'>): ApiError | undefined {
  return size > maxFileBytes ? problem('file_too_large') : undefined
}

function problem(code: Problem): ApiError {
  return { code, message: errorKinds[code].message }
}

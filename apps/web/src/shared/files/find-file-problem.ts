import { errorKinds, maxFileBytes } from '@sanad/contracts'
import type { ApiError } from '@sanad/web-kit'

/** A photo of more is more than a phone's browser can make smaller. */
const maxPhotoBytes = 50 * 1024 * 1024
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

type Problem = 'file_empty' | 'file_too_large' | 'file_type_refused'

/** Why a file need not be looked at any further: the server would refuse it for the same reason. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): ApiError | undefined {
  if (!/\.(pdf|jpe?g|png)$/i.test(name)) return problem('file_type_refused')
  if (size === 0) return problem('file_empty')
  return size > (/\.pdf$/i.test(name) ? maxFileBytes : maxPhotoBytes) ? problem('file_too_large') : undefined
}

/** Why a file must not be sent, now that a photo was made as small as it can be. */
export function findSizeProblem({ size }: Pick<File, 'size'>): ApiError | undefined {
  return size > maxFileBytes ? problem('file_too_large') : undefined
}

function problem(code: Problem): ApiError {
  return { code, message: errorKinds[code].message }
}

import { AppError } from '../../app-error.ts'

export type FileKind = 'pdf' | 'jpg' | 'png'

export const contentTypes: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

const kindsByExtension: Record<string, FileKind> = { pdf: 'pdf', jpg: 'jpg', jpeg: 'jpg', png: 'png' }

/** Kind by file extension; throws for one that is not accepted. */
export function kindByName(originalName: string): FileKind {
  const extension = /\.([a-z]+)$/i.exec(originalName)?.[1]?.toLowerCase() ?? ''
  const kind = Object.hasOwn(kindsByExtension, extension) ? kindsByExtension[extension] : undefined
  if (!kind) throw new AppError('file_type_refused')
  return kind
}

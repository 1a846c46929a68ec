import type { ApiError } from '@sanad/web-kit'
import { findFileProblem, isPhoto } from '../../../shared/files/find-file-problem.ts'

/** A chosen file that does not become a page. */
export interface LeftOut {
  readonly name: string
  readonly why: 'pagesPdf' | 'pagesNoPhoto' | 'pagesTooMany' | ApiError
}

/** Why a file cannot be a page, if it cannot. */
export function whyLeftOut(file: File): LeftOut['why'] | undefined {
  if (/\.pdf$/i.test(file.name)) return 'pagesPdf'
  return isPhoto(file) ? findFileProblem(file) : 'pagesNoPhoto'
}

import type { UploadedDocument } from '@sanad/contracts'

/** Nobody has judged it; one in quarantine nobody can. */
export const isUndecidedFile = ({ status }: Pick<UploadedDocument, 'status'>) => status === 'submitted'

import type { ServiceApplication, UploadedDocument } from '@sanad/contracts'
import { isUndecidedFile } from '../../shared/application/is-undecided-file.ts'
import { findShownDecision, type UndoState } from '../../shared/undo/undo-slice.ts'

/** A document that the service asks for, with the file that the customer gave for it. */
export interface ReviewedDocument {
  readonly id: string
  readonly label: string
  /** What the customer read when they were asked for it. */
  readonly help: string
  readonly file: UploadedDocument | undefined
}

/** In the order of the service, with what was decided about them since they were read. */
export function listReviewedDocuments(
  { documentList, uploadedDocs }: ServiceApplication,
  undo: UndoState,
): ReviewedDocument[] {
  const files = uploadedDocs.map((file) => {
    const decision = findShownDecision(undo, file)
    return decision ? { ...file, status: decision.decision } : file
  })
  return documentList.map(({ document_id, label, help }) => ({
    id: document_id,
    label,
    help,
    file: files.find((file) => file.document_id === document_id),
  }))
}

export const isUndecided = ({ file }: ReviewedDocument) => file !== undefined && isUndecidedFile(file)

/** The next document without a decision, after the given one and then from the beginning; never the given one. */
export function nextUndecided(
  documents: readonly ReviewedDocument[],
  afterId: string,
): ReviewedDocument | undefined {
  const place = documents.findIndex(({ id }) => id === afterId)
  return [...documents.slice(place + 1), ...documents.slice(0, Math.max(place, 0))].find(isUndecided)
}

import { skipToken } from '@reduxjs/toolkit/query'
import type { KeptFileView } from '@sanad/contracts/staff'
import { findGrant } from '@sanad/domain'
import { useGetDeskApplicationQuery, usePeekWorkQuery } from '../../shared/application/application-api.ts'
import { onwardIn, useCameFrom } from '../../shared/application/came-from.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import {
  isUndecided,
  listReviewedDocuments,
  nextUndecided,
  type ReviewedDocument,
} from './reviewed-document.ts'

interface Ahead {
  readonly document: ReviewedDocument | undefined
  /** How its file was left. */
  readonly views: readonly KeptFileView[]
}

const none: Ahead = { document: undefined, views: [] }

/**
 * What is judged next: the next document, and after the last one the first of the application that `N` would take. Asked
 * for once the paper of now is seen, which it must not slow down.
 */
export function useAhead(
  applicationId: string,
  documents: readonly ReviewedDocument[],
  shown: ReviewedDocument | undefined,
  isSeen: boolean,
): Ahead {
  const next = shown && nextUndecided(documents, shown.id)
  // Whose list reaches beyond their own teams would be recorded as having read what they may never open.
  const isOwn = findGrant(useStaff().roles, 'work.read') === 'teams'
  const isLast = isSeen && isOwn && next === undefined
  const { list } = useCameFrom()
  const waiting = usePeekWorkQuery(
    isLast ? { query: { ...onwardIn(list), owner: 'none', sort: 'priority', limit: 2 } } : skipToken,
  )
  // What `N` takes is the first of these; a piece without an application has nothing to read before.
  const [first] = waiting.data?.data.filter(({ application_id: id }) => id !== applicationId) ?? []
  const id = isLast ? first?.application_id : undefined
  const application = useGetDeskApplicationQuery(id ? { params: { id } } : skipToken).currentData?.data
  if (!isSeen) return none
  if (next) return { document: next, views: [] }
  if (!application || first?.kind !== 'documents') return none
  return {
    document: listReviewedDocuments(application.application, []).find(isUndecided),
    views: application.file_views,
  }
}

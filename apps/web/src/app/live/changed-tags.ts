import type { TagDescription } from '@reduxjs/toolkit/query'
import type { LiveChange } from '@sanad/contracts'
import type { TagType } from '../../shared/api/api.ts'

type Tags = readonly TagDescription<TagType>[]

/** What the query cache has to read again when the server says that something changed. */
export function changedTags({ topic, id }: Pick<LiveChange, 'topic' | 'id'>): Tags {
  switch (topic) {
    case 'application':
      return [one('Service', id), 'Services']
    case 'ticket':
      return [one('Ticket', id), 'Tickets']
    case 'consultation':
      return ['Consultations']
    case 'compliance':
      return ['Compliance']
    case 'notifications':
      return ['Notifications']
  }
}

/** Everything that a change may be told of. */
export const allLiveTags: Tags = (
  ['application', 'ticket', 'consultation', 'compliance', 'notifications'] as const
).flatMap((topic) => changedTags({ topic, id: null }))

function one(type: TagType, id: string | null): Tags[number] {
  return id === null ? type : { type, id }
}

import type { TagDescription } from '@reduxjs/toolkit/query'
import type { LiveChange } from '@sanad/contracts'
import type { TagType } from '../../shared/api/api.ts'

type Tags = readonly TagDescription<TagType>[]

/** The cache tags that a change invalidates. */
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
    case 'work':
      // Of the desk's own stream.
      return []
  }
}

/** The tags of all topics, after a reset or a gap in the stream. */
export const allLiveTags: Tags = (
  ['application', 'ticket', 'consultation', 'compliance', 'notifications'] as const
).flatMap((topic) => changedTags({ topic, id: null }))

function one(type: TagType, id: string | null): Tags[number] {
  return id === null ? type : { type, id }
}

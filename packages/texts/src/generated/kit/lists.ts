// Written by `npm run texts` from texts/en/kit/lists.json.
import english from '../../../../../texts/en/kit/lists.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface ListsTexts {
  readonly errorTitle: string
  readonly offlineTitle: string
  readonly tryAgain: string
  readonly showMore: string
  readonly loadingMore: string
}

export const listsMessages = defineMessages<ListsTexts>('kit/lists', english)

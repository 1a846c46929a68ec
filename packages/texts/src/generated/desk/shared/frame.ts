// Written by `npm run texts` from texts/en/desk/shared/frame.json.
import english from '../../../../../../texts/en/desk/shared/frame.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface FrameTexts {
  readonly desk: (params: { brand: Value }) => string
  readonly skip: string
  readonly queues: string
  readonly fold: string
  readonly allKeys: string
  readonly close: string
  readonly me: string
  readonly accountOf: (params: { name: Value }) => string
  readonly signOut: string
  readonly offline: string
  readonly offlineText: string
  readonly search: string
  readonly more: string
}

export const frameMessages = defineMessages<FrameTexts>('desk/shared/frame', english)

// Written by `npm run texts` from texts/en/web/tracking-share.json.
import english from '../../../../../texts/en/web/tracking-share.json' with { type: 'json' }
import { defineMessages } from '../../messages.ts'

export interface TrackingShareTexts {
  readonly share: string
  readonly shareText: string
  readonly shareMake: string
  readonly shareMaking: string
  readonly shareCopy: string
  readonly shareCopied: string
  readonly shareFailed: string
  readonly shareLabel: string
}

export const trackingShareMessages = defineMessages<TrackingShareTexts>('web/tracking-share', english)

// Written by `npm run texts` from texts/en/web/service-detail-dialogs.json.
import english from '../../../../../texts/en/web/service-detail-dialogs.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ServiceDetailDialogsTexts {
  readonly deleting: string
  readonly deleteTitle: string
  readonly deleteType: string
  readonly deleteTrackingId: string
  readonly deleteStatus: string
  readonly deleteWarning: string
  readonly deleted: string
  readonly deleteFailed: string
  readonly dataNotDeleted: string
  readonly deleteError: string
  readonly otpTitle: string
  readonly otpText: string
  readonly otpThanks: string
  readonly otpRedirect: (params: { type: Value; seconds: Value }) => string
  readonly stateQuestion: string
  readonly stateSave: string
  readonly stateSaving: string
  readonly stateFailed: string
}

export const serviceDetailDialogsMessages = defineMessages<ServiceDetailDialogsTexts>('web/service-detail-dialogs', english)

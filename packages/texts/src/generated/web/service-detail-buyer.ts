// Written by `npm run texts` from texts/en/web/service-detail-buyer.json.
import english from '../../../../../texts/en/web/service-detail-buyer.json' with { type: 'json' }
import { defineMessages, type Value } from '../../messages.ts'

export interface ServiceDetailBuyerTexts {
  readonly buyerTitle: string
  readonly gstinHint: string
  readonly legalNameHint: string
  readonly legalNameOfOwner: string
  readonly stateChanges: (params: { state: Value; tax: string }) => string
  readonly buyerSave: string
  readonly saveDoubted: string
  readonly buyerSaving: string
  readonly buyerSaved: string
  readonly stateChanged: (params: { state: Value; tax: string }) => string
  readonly buyerFailed: string
}

export const serviceDetailBuyerMessages = defineMessages<ServiceDetailBuyerTexts>('web/service-detail-buyer', english)

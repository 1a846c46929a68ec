// Written by `npm run texts` from texts/en/desk/shared/answers.json.
import english from '../../../../../../texts/en/desk/shared/answers.json' with { type: 'json' }
import { defineMessages, type Value } from '../../../messages.ts'

export interface AnswersTexts {
  readonly answers: string
  readonly notAnswered: string
  readonly sameElsewhere: (params: { places: Value }) => string
  readonly differentElsewhere: (params: { places: Value; value: Value }) => string
  readonly 'place.form': string
  readonly 'place.information': string
  readonly 'place.invoice': string
  readonly 'place.issued': string
  readonly 'place.profile': string
  readonly placeOf: (params: { place: Value; application: Value }) => string
  readonly reveal: string
  readonly revealTitle: string
  readonly revealHint: string
  readonly revealField: string
  readonly revealWhy: string
  readonly revealWhyMissing: string
  readonly revealDepartmentPortal: string
  readonly revealDepartmentCall: string
  readonly revealCustomerAsks: string
  readonly revealComparePaper: string
  readonly revealReason: string
  readonly revealReasonMissing: string
  readonly revealShow: string
  readonly revealCopy: string
  readonly revealFailed: string
  readonly copyFailed: string
  readonly copiedForAMinute: string
  readonly revealLeft: string
  readonly revealHide: string
  readonly tabs: string
  readonly 'tab.form': string
  readonly 'tab.information': string
  readonly 'tab.all': string
  readonly ofForm: (params: { label: Value }) => string
  readonly nothingAsked: string
  readonly recording: string
  readonly cancel: string
  readonly checkAgainst: string
  readonly formEmpty: string
}

export const answersMessages = defineMessages<AnswersTexts>('desk/shared/answers', english)

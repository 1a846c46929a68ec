import type { ReviewTexts } from '@sanad/texts/desk/review'
import type { Tone } from '@sanad/ui'
import type { ReviewedDocument } from './reviewed-document.ts'

export type DocumentState = NonNullable<ReviewedDocument['file']>['status'] | 'missing'

export const stateTones: Readonly<Record<DocumentState, Tone>> = {
  missing: 'grey',
  checking: 'grey',
  submitted: 'blue',
  accepted: 'green',
  rejected: 'red',
  infected: 'red',
}

export function stateText(state: DocumentState, texts: ReviewTexts): string {
  return texts[`state.${state}`]
}

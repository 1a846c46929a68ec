import { explainReason, type FieldDefinition, type FieldReason } from '@sanad/domain'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'
import { todayInIndia } from './today-in-india.ts'

/** Why a value is refused, in the server's words. */
export function reasonText(reason: FieldReason, field: FieldDefinition, texts: FieldReasonsTexts): string {
  return explainReason(reason, { field, today: todayInIndia(), texts })
}

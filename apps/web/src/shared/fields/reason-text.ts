import { type FieldDefinition, type FieldReason, maxLengthOf } from '@sanad/domain'
import type { FieldReasonsTexts } from '@sanad/texts/common/field-reasons'

/** Why a value is refused, in the server's words. */
export function reasonText(reason: FieldReason, field: FieldDefinition, texts: FieldReasonsTexts): string {
  return reason === 'too_long' ? texts.longerThan({ max: maxLengthOf(field) }) : texts[reason]
}

import { type FieldDefinition, type FieldReason, maxLengthOf } from '@sanad/domain'
import { sourceLanguage } from '@sanad/texts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { textsIn } from '@sanad/texts/node'

const texts = textsIn(fieldReasonsMessages, sourceLanguage)

/** What to tell about a value that was refused, in English; a screen says it in its own language by the reason. */
export function reasonMessage(reason: FieldReason): string {
  return texts[reason]
}

/** The same with how long the value of this field may be. */
export function fieldMessage(field: FieldDefinition, reason: FieldReason): string {
  return reason === 'too_long' ? texts.longerThan({ max: maxLengthOf(field) }) : texts[reason]
}

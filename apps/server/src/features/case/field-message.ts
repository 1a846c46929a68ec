import type { FieldIssue } from '@sanad/contracts'
import { type CalendarDay, explainReason, type FieldDefinition, type FieldReason } from '@sanad/domain'
import { sourceLanguage } from '@sanad/texts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { textsIn } from '@sanad/texts/node'

const texts = textsIn(fieldReasonsMessages, sourceLanguage)

/** What to tell about a value that was refused, in English; a screen says it in its own language by the reason. */
export function reasonMessage(reason: FieldReason): string {
  return texts[reason]
}

/** The same with the limits of the field: its length, or its dates as of today. */
export function fieldMessage(field: FieldDefinition, reason: FieldReason, today: CalendarDay): string {
  return explainReason(reason, { field, today, texts })
}

/** An issue whose words a screen says in its own language. */
export function reasonIssue(path: string, reason: FieldReason): FieldIssue {
  return { path, reason, message: texts[reason] }
}

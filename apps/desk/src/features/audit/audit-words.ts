import type { AuditKind } from '@sanad/domain'
import type { AuditTexts } from '@sanad/texts/desk/audit'
import type { Tone } from '@sanad/ui'

export const kindNames = {
  act: 'kindAct',
  read: 'kindRead',
  reveal: 'kindReveal',
  lookup: 'kindLookup',
  export: 'kindExport',
  acting: 'kindActing',
  people: 'kindPeople',
  publication: 'kindPublication',
  portal: 'kindPortal',
} as const satisfies Record<AuditKind, keyof AuditTexts>

/** What shows a customer's data to somebody stands out. */
export const kindTones: Readonly<Record<AuditKind, Tone>> = {
  act: 'blue',
  read: 'yellow',
  reveal: 'red',
  lookup: 'red',
  export: 'red',
  acting: 'yellow',
  people: 'green',
  publication: 'green',
  portal: 'grey',
}

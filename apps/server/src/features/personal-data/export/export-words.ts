import type {
  AuditAction,
  Channel,
  ConsentPurpose,
  ConsultationTopic,
  GuardianRelation,
  NotificationKind,
  RevealReason,
  TicketTopic,
} from '@sanad/contracts'
import type { LocalText, PaymentOrderState, RefundState } from '@sanad/domain'
import type {
  AdvanceTax,
  Circumstance,
  GstScheme,
  Organisation,
  Turnover,
  UnsureFact,
} from '@sanad/domain/compliance'
import { localTextsOf } from '@sanad/texts/node'
import { dataExportMessages } from '@sanad/texts/server/data-export'

type Words<Code extends string> = Readonly<Record<Code, LocalText>>

export const exportTexts = localTextsOf(dataExportMessages)
type Keys = keyof typeof exportTexts
type CodesOf<Group extends string> = Keys extends infer Key
  ? Key extends `${Group}.${infer Code}`
    ? Code
    : never
  : never

/** Texts of a key prefix, by the rest of the key. */
export function wordsOf<Group extends string>(group: Group): Words<CodesOf<Group>> {
  const entries = Object.entries<LocalText>(exportTexts).filter(([key]) => key.startsWith(`${group}.`))
  return Object.fromEntries(entries.map(([key, words]) => [key.slice(group.length + 1), words])) as never
}

/** Labels of the codes in an export. A code without a label does not compile. */
export const orderStates: Words<PaymentOrderState> = wordsOf('orderStates')
export const refundStates: Words<RefundState> = wordsOf('refundStates')
export const revealReasons: Words<RevealReason> = wordsOf('revealReasons')
export const decisions: Words<'given' | 'withdrawn'> = wordsOf('decisions')
export const guardians: Words<GuardianRelation> = wordsOf('guardians')
export const purposes: Words<ConsentPurpose> = wordsOf('purposes')
export const channels: Words<Channel> = wordsOf('channels')
export const authors: Words<'customer' | 'staff'> = wordsOf('authors')
export const ticketTopics: Words<TicketTopic> = wordsOf('ticketTopics')
export const consultationTopics: Words<ConsultationTopic> = wordsOf('consultationTopics')
export const notices: Words<NotificationKind> = wordsOf('notices')
export const nextSteps: Words<'pay' | 'inform' | 'wait' | 'done'> = wordsOf('nextSteps')
export const actions: Words<AuditAction | 'STAFF_ACTION' | 'REFUND_SUCCESSFUL' | 'REFUND_FAILED'> =
  wordsOf('actions')
export const organisations: Words<Organisation> = wordsOf('organisations')
export const gstSchemes: Words<GstScheme> = wordsOf('gstSchemes')
export const turnovers: Words<Turnover> = wordsOf('turnovers')
export const advanceTaxes: Words<AdvanceTax> = wordsOf('advanceTaxes')
export const circumstances: Words<Circumstance> = wordsOf('circumstances')
export const unsureFacts: Words<UnsureFact> = { ...circumstances, ...wordsOf('unsureFacts') }

/** By template name: those of notifications, in kebab case, and the others. */
export const messageKinds: Readonly<Record<string, LocalText>> = {
  ...Object.fromEntries(Object.entries(notices).map(([kind, words]) => [kind.replaceAll('_', '-'), words])),
  ...wordsOf('messageKinds'),
}

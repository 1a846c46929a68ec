import type { MessageTemplate } from './message-template.ts'
import { accountErased } from './templates/account-erased.ts'
import { applicationCompleted, applicationCompletedDocument } from './templates/application-completed.ts'
import { channelProved } from './templates/channel-proved.ts'
import { emailChanged } from './templates/email-changed.ts'
import { erasureRequested } from './templates/erasure-requested.ts'
import { notificationTemplates } from './templates/notification-templates.ts'
import { otp, otpOfActing, otpOfChange, otpOfErasure, otpOfSwitch } from './templates/otp.ts'
import { staffActing } from './templates/staff-acting.ts'
import { staffInvitation } from './templates/staff-invitation.ts'
import { stageCompletedPay } from './templates/stage-completed-pay.ts'

/** Every kind of message: production asks for the registered template of each. */
export const messageTemplates: readonly MessageTemplate[] = [
  otp,
  otpOfChange,
  otpOfErasure,
  otpOfSwitch,
  otpOfActing,
  staffActing,
  emailChanged,
  channelProved,
  erasureRequested,
  accountErased,
  staffInvitation,
  ...Object.values(notificationTemplates),
  stageCompletedPay,
  applicationCompleted,
  applicationCompletedDocument,
]

export function getTemplate(name: string): MessageTemplate {
  const template = messageTemplates.find((one) => one.name === name)
  if (!template) throw new Error(`There is no message template ${name}`)
  return template
}

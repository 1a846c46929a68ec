import type { Transaction } from 'kysely'
import { AppError } from '../../../../platform/app-error.ts'
import type { Tables } from '../../../../platform/database-tables.ts'
import type { Language } from '../../../../platform/http/language.ts'
import { queueStaffMessage } from '../../../../platform/messages/queue-message.ts'
import { staffInvitation } from '../../../../platform/messages/templates/staff-invitation.ts'
import type { PortalConfig } from '../../../../platform/portal-config.ts'

interface Invitation {
  readonly memberId: string
  readonly email: string
  readonly name: string
  readonly token: string
  readonly language: Language
}

const A_DAY = 24 * 60 * 60

/** The link by e-mail. Its token is in the fragment, which browsers send to no server. */
export async function sendInvitation(
  tx: Transaction<Tables>,
  config: Pick<PortalConfig, 'secrets' | 'publicUrl' | 'messages' | 'brand'>,
  { memberId, email, name, token, language }: Invitation,
): Promise<void> {
  if (!config.messages.offered.includes('email')) throw new AppError('mail_off')
  await queueStaffMessage(tx, config, {
    staffId: memberId,
    to: email,
    template: staffInvitation,
    params: { name, code: token },
    language,
    validSeconds: A_DAY,
  })
}

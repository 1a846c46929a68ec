import {
  type BodyOf,
  type Channel,
  type NotificationChoice,
  type NotificationPreferences,
  NotificationTopic,
  type saveNotificationPreferences,
} from '@sanad/contracts'
import { sql } from 'kysely'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'

/** Default preferences. WhatsApp is opt-in. */
const defaults: Record<NotificationTopic, readonly Channel[]> = {
  payments: ['sms', 'email'],
  progress: ['sms', 'email'],
  tickets: ['email'],
  consultations: ['sms', 'email'],
  compliance: ['email'],
}

type Offered = Pick<PortalConfig, 'messages'>

/** Channel preferences by topic, and whether each offered channel is verified. */
export async function readChoices(
  db: Db,
  config: Offered,
  customerId: string,
): Promise<NotificationPreferences> {
  const { rows } = await sql<ChoosingCustomer>`
    select ${choiceColumns} from customers c where c.id = ${customerId}`.execute(db)
  const [customer] = rows
  if (!customer) throw new Error(`There is no customer ${customerId}`)
  return choicesOf(customer, config)
}

export interface ChoosingCustomer extends Pick<NotificationPreferences, 'language' | 'reminder_days'> {
  readonly verified: Readonly<Record<Channel, boolean>>
  readonly chosen: readonly NotificationChoice[]
}

/** Of \`customers c\`. */
export const choiceColumns = sql`
  json_build_object('sms', c.mobile_verified_at is not null, 'email', c.email_verified_at is not null,
    'whatsapp', c.whatsapp_verified_at is not null) as verified,
  c.message_language as language, c.reminder_days,
  (select coalesce(json_agg(json_build_object('topic', topic, 'channel', channel, 'enabled', enabled)), '[]')
     from notification_preferences p where p.customer_id = c.id) as chosen`

export function choicesOf(
  { chosen, verified, language, reminder_days }: ChoosingCustomer,
  { messages: { offered } }: Offered,
): NotificationPreferences {
  const isEnabled = (topic: NotificationTopic, channel: Channel): boolean => {
    const usual = usualChannels(topic, offered)
    return (
      chosen.find((choice) => choice.topic === topic && choice.channel === channel)?.enabled ??
      (usual.includes(channel) ||
        (standInOf(topic, offered) === channel && !usual.some((one) => verified[one])))
    )
  }
  return {
    language,
    reminder_days,
    verified: Object.fromEntries(offered.map((channel) => [channel, verified[channel]])),
    choices: NotificationTopic.options.flatMap((topic) =>
      offered.map((channel) => ({ topic, channel, enabled: isEnabled(topic, channel) })),
    ),
  }
}

/** Where the portal offers none of the defaults, what it has takes their place: every topic is heard of by something. */
function usualChannels(topic: NotificationTopic, offered: readonly Channel[]): readonly Channel[] {
  const usual = defaults[topic].filter((channel) => offered.includes(channel))
  return usual.length > 0 ? usual : offered.slice(0, 1)
}

/**
 * By default instead, as long as no usual one is proved: what proves numbers. A moved due date must reach everybody whom it
 * touches, and without SMS whoever has not proved the e-mail address would hear of nothing.
 */
function standInOf(topic: NotificationTopic, offered: readonly Channel[]): Channel | undefined {
  if (!offered.includes('sms')) return 'whatsapp'
  return topic === 'compliance' ? 'sms' : undefined
}

/** Partial update of the preferences. A choice of a channel that is not offered is refused, and nothing saved. */
export async function saveChoices(
  db: Db,
  { messages: { offered } }: Offered,
  customerId: string,
  { choices = [], language, reminder_days }: BodyOf<typeof saveNotificationPreferences>,
): Promise<void> {
  if (choices.some(({ channel }) => !offered.includes(channel))) throw new AppError('channel_off')
  if (language || reminder_days) {
    await db
      .updateTable('customers')
      .set({
        ...(language && { message_language: language }),
        ...(reminder_days && { reminder_days: [...new Set(reminder_days)].sort((a, b) => a - b) }),
      })
      .where('id', '=', customerId)
      .execute()
  }
  if (choices.length === 0) return
  // Last one wins: `on conflict` cannot update a row twice in one statement.
  const last = new Map(choices.map((choice) => [`${choice.topic} ${choice.channel}`, choice]))
  await db
    .insertInto('notification_preferences')
    .values([...last.values()].map((choice) => ({ customer_id: customerId, ...choice })))
    .onConflict((conflict) =>
      conflict
        .columns(['customer_id', 'topic', 'channel'])
        .doUpdateSet({ enabled: (set) => set.ref('excluded.enabled') }),
    )
    .execute()
}

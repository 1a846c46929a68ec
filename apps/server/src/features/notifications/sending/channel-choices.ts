import {
  type BodyOf,
  Channel,
  type NotificationChoice,
  type NotificationPreferences,
  NotificationTopic,
  type saveNotificationPreferences,
} from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'

/** Default preferences. WhatsApp is opt-in. */
const defaults: Record<NotificationTopic, readonly Channel[]> = {
  payments: ['sms', 'email'],
  progress: ['sms', 'email'],
  tickets: ['email'],
  consultations: ['sms', 'email'],
  compliance: ['email'],
}

/** By default instead, as long as none of the above is proved: a moved due date must reach everybody whom it touches. */
const standIns: Partial<Record<NotificationTopic, Channel>> = { compliance: 'sms' }

/** Channel preferences by topic, and the verified channels. */
export async function readChoices(db: Db, customerId: string): Promise<NotificationPreferences> {
  const chosen = await listChosen(db, customerId)
  const customer = await readCustomer(db, customerId)
  const isEnabled = (topic: NotificationTopic, channel: Channel): boolean =>
    chosen.find((choice) => choice.topic === topic && choice.channel === channel)?.enabled ??
    (defaults[topic].includes(channel) ||
      (standIns[topic] === channel && !defaults[topic].some((usual) => customer.verified[usual])))
  return {
    choices: NotificationTopic.options.flatMap((topic) =>
      Channel.options.map((channel) => ({ topic, channel, enabled: isEnabled(topic, channel) })),
    ),
    ...customer,
  }
}

/** Partial update of the preferences. */
export async function saveChoices(
  db: Db,
  customerId: string,
  { choices = [], language, reminder_days }: BodyOf<typeof saveNotificationPreferences>,
): Promise<void> {
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

async function readCustomer(db: Db, customerId: string): Promise<Omit<NotificationPreferences, 'choices'>> {
  const customer = await db
    .selectFrom('customers')
    .select([
      'mobile_verified_at',
      'email_verified_at',
      'whatsapp_verified_at',
      'message_language',
      'reminder_days',
    ])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    verified: {
      sms: customer.mobile_verified_at !== null,
      email: customer.email_verified_at !== null,
      whatsapp: customer.whatsapp_verified_at !== null,
    },
    language: customer.message_language,
    reminder_days: customer.reminder_days,
  }
}

function listChosen(db: Db, customerId: string): Promise<NotificationChoice[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['topic', 'channel', 'enabled'])
    .where('customer_id', '=', customerId)
    .execute()
}

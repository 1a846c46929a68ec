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

/** Channel preferences by topic, and the verified channels. */
export async function readChoices(db: Db, customerId: string): Promise<NotificationPreferences> {
  const chosen = await listChosen(db, customerId)
  const { verified, language } = await readCustomer(db, customerId)
  const isEnabled = (topic: NotificationTopic, channel: Channel): boolean =>
    chosen.find((choice) => choice.topic === topic && choice.channel === channel)?.enabled ??
    defaults[topic].includes(channel)
  return {
    choices: NotificationTopic.options.flatMap((topic) =>
      Channel.options.map((channel) => ({ topic, channel, enabled: isEnabled(topic, channel) })),
    ),
    verified,
    language,
  }
}

/** Partial update of the preferences. */
export async function saveChoices(
  db: Db,
  customerId: string,
  { choices = [], language }: BodyOf<typeof saveNotificationPreferences>,
): Promise<void> {
  if (language) {
    await db
      .updateTable('customers')
      .set({ message_language: language })
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

async function readCustomer(
  db: Db,
  customerId: string,
): Promise<Pick<NotificationPreferences, 'verified' | 'language'>> {
  const customer = await db
    .selectFrom('customers')
    .select(['mobile_verified_at', 'email_verified_at', 'whatsapp_verified_at', 'message_language'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return {
    verified: {
      sms: customer.mobile_verified_at !== null,
      email: customer.email_verified_at !== null,
      whatsapp: customer.whatsapp_verified_at !== null,
    },
    language: customer.message_language,
  }
}

function listChosen(db: Db, customerId: string): Promise<NotificationChoice[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['topic', 'channel', 'enabled'])
    .where('customer_id', '=', customerId)
    .execute()
}

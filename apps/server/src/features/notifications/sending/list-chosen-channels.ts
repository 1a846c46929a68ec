import { Channel, type NotificationKind } from '@sanad/contracts'
import type { Db } from '../../../platform/db.ts'
import type { PortalConfig } from '../../../platform/portal-config.ts'
import { readChoices } from './channel-choices.ts'
import { noticeKinds } from './notice.ts'

/** The offered channels that the customer proved and chose for a kind of notice. */
export async function listChosenChannels(
  db: Db,
  config: Pick<PortalConfig, 'messages'>,
  customerId: string,
  kind: NotificationKind,
): Promise<Channel[]> {
  const { choices, verified } = await readChoices(db, config, customerId)
  const { topic } = noticeKinds[kind]
  return Channel.options.filter(
    (channel) =>
      verified[channel] &&
      choices.some((one) => one.topic === topic && one.channel === channel && one.enabled),
  )
}

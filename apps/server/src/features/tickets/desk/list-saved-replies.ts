import type { SavedReply } from '@sanad/contracts/staff'
import type { Db } from '../../../platform/db.ts'

/** The version in use of every saved reply, by its English name. */
export async function listSavedReplies(db: Db): Promise<SavedReply[]> {
  const replies = await db
    .selectFrom('text_versions')
    .distinctOn('key')
    .select(['key', 'version', 'name', 'body'])
    .where('kind', '=', 'saved_reply')
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute()
  return replies.sort((one, other) => one.name.en.localeCompare(other.name.en))
}

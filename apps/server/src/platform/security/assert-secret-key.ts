import type { Db } from '../db.ts'
import type { Secrets } from '../portal-config.ts'

/**
 * Refuses to start with a SECRET_KEY that is not that of this database: each portal would take the sessions, codes and links
 * of the others for forged. While the key is rotated, portals with the former one may be started still.
 */
export async function assertSecretKey(db: Db, { messages }: Pick<Secrets, 'messages'>): Promise<void> {
  // Named by hashes of their own.
  const [{ id: own }, previous] = messages
  const known = await db
    .selectFrom('installation')
    .select(['secret_key_id as current', 'former_secret_key_id as former'])
    .executeTakeFirstOrThrow()
  if (own === known.current || own === known.former) return
  // … and one rotation may have been given up for the next.
  if (known.current !== null && previous?.id !== known.current && previous?.id !== known.former) {
    throw new Error(
      'SECRET_KEY is not the one that the portals of this database work with. Set theirs; if it is to be replaced, set ' +
        'the former one as SECRET_KEY_PREVIOUS (docs/how-to/rotate-keys.md, also on what to do where it is lost).',
    )
  }
  await db
    .updateTable('installation')
    .set({ secret_key_id: own, former_secret_key_id: previous?.id ?? null })
    .execute()
}

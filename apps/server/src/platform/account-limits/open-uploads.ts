import { sql } from 'kysely'

/** From its beginning. Hours: a day of the time zone may have 23 or 25 of them. */
export const uploadLifetime = '24 hours'

/**
 * Condition of `resumable_uploads`: what occupies space that nothing else counts. Submitting shortens the lifetime; from
 * then on the stored file counts.
 */
export const isOpenUpload = sql<boolean>`
  expires_at > now() and expires_at >= created_at + ${sql.lit(uploadLifetime)}::interval`

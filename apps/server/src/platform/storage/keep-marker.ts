import * as z from 'zod'
import { defineJob } from '../jobs/job.ts'
import type { Services } from '../services.ts'
import { assertOurs } from './claim-file-store.ts'
import { renewMarker } from './store-marker.ts'

export const keepMarkerJob = defineJob({
  name: 'keep_store_marker',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

/** Heartbeat: a database that was restored to more than a minute ago is behind the marker, whatever server it is on. */
export async function keepMarker({ db, files }: Pick<Services, 'db' | 'files'>): Promise<void> {
  await assertOurs({ db, files })
  await renewMarker({ db, files })
}

import { test } from '@playwright/test'
import { carryOutCompletionJob } from '../../apps/server/src/features/desk/acts/completion/carry-out-completion.ts'
import { bringFilesForward, bringJobsForward } from '../../apps/server/src/testing/bring-forward.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import type { ProductOptions } from './fixtures.ts'

/** The last stage is done, and what was handed over is there, without the seconds in which either can be taken back. */
export async function finishHeld(): Promise<void> {
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  const url = await findEmbeddedUrl(dataDir ?? '')
  await bringFilesForward(url)
  await bringJobsForward(url, carryOutCompletionJob.name)
}

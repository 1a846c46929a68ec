import { test } from '@playwright/test'
import { carryOutCompletionJob } from '../../apps/server/src/features/desk/acts/completion/carry-out-completion.ts'
import { bringJobsForward } from '../../apps/server/src/testing/bring-forward.ts'
import { findEmbeddedUrl } from '../../scripts/postgres/find-embedded-url.ts'
import type { ProductOptions } from './fixtures.ts'

/** The last stage is done without the seconds in which its completion can be taken back. */
export async function finishHeld(): Promise<void> {
  const { dataDir } = test.info().project.use as Partial<ProductOptions>
  await bringJobsForward(await findEmbeddedUrl(dataDir ?? ''), carryOutCompletionJob.name)
}

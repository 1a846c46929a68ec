import { accountLimits } from '@sanad/domain'
import { AppError } from '../app-error.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import type { Services } from '../services.ts'

/**
 * Runs the inspection of a customer's file and counts its refusal: looking at files costs time, and whoever sends one
 * bad file after another has them refused unseen. Taken before and given back after, so that many at once all count.
 */
export async function countRefusal(
  { db }: Pick<Services, 'db'>,
  customerId: string,
  inspect: () => Promise<void>,
): Promise<void> {
  const refusals = createRateLimit(db, {
    name: 'refused-files',
    points: accountLimits.refusedFilesPerDay,
    seconds: 86_400,
  })
  try {
    await refusals.take(customerId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') throw new AppError('refused_file_limit')
    throw error
  }
  try {
    await inspect()
  } catch (error) {
    const isRefusal = error instanceof AppError && /^file_/.test(error.code)
    if (!isRefusal) await refusals.giveBack(customerId)
    throw error
  }
  await refusals.giveBack(customerId)
}

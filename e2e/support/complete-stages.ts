import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { completeStage } from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'

/** Staff complete these stages, one after another. */
export async function completeStages(
  request: APIRequestContext,
  token: string,
  applicationId: string,
  stages: readonly string[],
): Promise<void> {
  for (const stage_id of stages) {
    const body = { stage_id, request_id: randomUUID() }
    await succeed(request, completeStage, { token, params: { id: applicationId }, body })
  }
}

import { randomUUID } from 'node:crypto'
import { completeStage } from '@sanad/contracts'
import { type Portal, succeed } from '@sanad/testing'
import type { PaidApplication } from './paid-application.ts'

/** Staff complete their stages of an application, through the API. */
export async function completeStages(
  app: Portal,
  {
    staffToken,
    applicationId,
    service,
  }: { staffToken: string } & Pick<PaidApplication, 'applicationId' | 'service'>,
): Promise<void> {
  for (const { id, kind } of service.timeline) {
    if (kind !== 'centre' && kind !== 'department') continue
    const body = { stage_id: id, request_id: randomUUID() }
    await succeed(app, completeStage, { token: staffToken, params: { id: applicationId }, body })
  }
}

import { randomInt, randomUUID } from 'node:crypto'
import { completeStage } from '@sanad/contracts/staff'
import type { StaffAsk } from '@sanad/domain'
import { succeed } from '@sanad/testing'
import type { TestApp } from '../test-app.ts'
import type { PaidApplication } from './paid-application.ts'

/** Staff complete their stages of an application, through the API, and nobody takes the last one back. */
export async function completeStages(
  portal: Pick<TestApp, 'app' | 'runHeld'>,
  {
    staffToken,
    applicationId,
    service,
  }: { staffToken: string } & Pick<PaidApplication, 'applicationId' | 'service'>,
): Promise<void> {
  for (const { id, kind, asks } of service.timeline) {
    if (kind !== 'centre' && kind !== 'department') continue
    const body = { stage_id: id, answers: answersTo(asks), request_id: randomUUID() }
    await succeed(portal.app, completeStage, { token: staffToken, params: { id: applicationId }, body })
  }
  await portal.runHeld()
}

/** What a stage asks of staff: numbers that nobody has used yet. */
export function answersTo(asks: readonly StaffAsk[] = []): Record<string, string> {
  const number = () => `TC${randomInt(1_000_000).toString().padStart(6, '0')}`
  return Object.fromEntries(asks.filter(({ kind }) => kind === 'reference').map(({ id }) => [id, number()]))
}

import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { handleAskReminders } from './acts/remind-of-asks.ts'
import { handleCarryOutProposal } from './proposals/carry-out-proposal.ts'

export function listDeskJobs(services: Pick<Services, 'db' | 'config'>): JobHandler[] {
  return [handleCarryOutProposal(services), handleAskReminders(services)]
}

import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import { readNow } from '../../platform/read-now.ts'
import type { Services } from '../../platform/services.ts'
import { handleCarryOutCompletion } from './acts/completion/carry-out-completion.ts'
import { handleAskReminders } from './acts/remind-of-asks.ts'
import { handleReplacedInvoice } from './acts/tell-of-invoice.ts'
import {
  paymentReminderJob,
  paymentRemindersJob,
  remindOfPayment,
  remindOfPayments,
} from './dues/remind-of-payments.ts'
import { handleCarryOutProposal } from './proposals/carry-out-proposal.ts'

export function listDeskJobs(services: Pick<Services, 'db' | 'config' | 'scanner'>): JobHandler[] {
  return [
    handleCarryOutProposal(services),
    handleCarryOutCompletion(services),
    handleAskReminders(services),
    handleReplacedInvoice(services),
    handleJob(
      paymentRemindersJob,
      async (batch) => remindOfPayments(services, { ...batch, now: await readNow(services.db) }),
      { cron: '5,20,35,50 * * * *' },
    ),
    handleJob(paymentReminderJob, async (due) =>
      remindOfPayment(services, { ...due, now: await readNow(services.db) }),
    ),
  ]
}

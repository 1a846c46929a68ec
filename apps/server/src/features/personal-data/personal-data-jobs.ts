import { handleJob, type JobHandler } from '../../platform/jobs/job.ts'
import type { Services } from '../../platform/services.ts'
import { eraseCustomerJob } from './erasure/enqueue-erasure.ts'
import { eraseCustomer } from './erasure/erase-customer.ts'
import { buildDataExport } from './export/build-data-export.ts'
import { buildDataExportJob } from './export/data-exports.ts'
import { hashStoredPans, hashStoredPansJob } from './keys/hash-stored-pans.ts'
import { removeExpiredData, removeExpiredDataJob } from './retention/remove-expired-data.ts'

/** Requested exports and erasures, and the nightly retention. */
export function listPersonalDataJobs(services: Services): JobHandler[] {
  return [
    handleJob(buildDataExportJob, (wanted) => buildDataExport(services, wanted)),
    handleJob(eraseCustomerJob, ({ erasureId }) => eraseCustomer(services, erasureId)),
    handleJob(removeExpiredDataJob, () => removeExpiredData(services), { cron: '0 21 * * *' }),
    handleJob(hashStoredPansJob, () => hashStoredPans(services), { cron: '*/10 * * * *' }),
  ]
}

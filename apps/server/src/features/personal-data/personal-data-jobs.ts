import { languages } from '@sanad/texts'
import * as z from 'zod'
import { defineJob } from '../../platform/jobs/job.ts'

const language = z.enum(languages)

export const buildDataExportJob = defineJob({
  name: 'build_data_export',
  payload: z.object({ exportId: z.uuid(), language }),
  maxAttempts: 5,
})

export const eraseCustomerJob = defineJob({
  name: 'erase_customer',
  payload: z.object({ erasureId: z.uuid() }),
  maxAttempts: 25,
  key: ({ erasureId }) => `erase_customer:${erasureId}`,
})

export const removeExpiredDataJob = defineJob({
  name: 'remove_expired_data',
  payload: z.looseObject({}),
  maxAttempts: 3,
})

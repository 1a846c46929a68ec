import * as z from 'zod'
import { settingDocs } from '../../apps/server/src/config/setting-docs.ts'

export const testSettings = {
  CHROMIUM_PATH: z.string().optional().register(settingDocs, {
    meaning: 'browser that the journeys run in',
    fallback: "the system's Chromium, or Playwright's own",
  }),
}

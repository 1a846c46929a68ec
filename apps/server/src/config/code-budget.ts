import * as z from 'zod'
import type { CodeBudget } from '../platform/portal-config.ts'
import { settingDocs } from './setting-docs.ts'

const pattern = /^sms:(\d+),whatsapp:(\d+),email:(\d+)$/

export const codeBudgetSettings = {
  CODE_BUDGET_RUPEES: z.coerce.number().int().min(1).max(10_000_000).default(2000).register(settingDocs, {
    meaning: 'what one-time passwords may cost in an hour before an alarm is raised; none is refused for it',
  }),
  CODE_COST_PAISE: z.string().regex(pattern).default('sms:20,whatsapp:15,email:1').register(settingDocs, {
    meaning: 'what one code costs by each channel, in paise, as the providers charge',
  }),
}

const CodeBudgetSettings = z.object(codeBudgetSettings)

export function codeBudgetOf(settings: z.infer<typeof CodeBudgetSettings>): CodeBudget {
  const [, sms = 0, whatsapp = 0, email = 0] = (pattern.exec(settings.CODE_COST_PAISE) ?? []).map(Number)
  return { paisePerHour: settings.CODE_BUDGET_RUPEES * 100, paisePerCode: { sms, whatsapp, email } }
}

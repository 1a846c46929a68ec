import type { Channel } from '@sanad/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { createAlarm } from '../../platform/security/alarm.ts'
import type { Services } from '../../platform/services.ts'

/**
 * What codes cost in an hour, in paise. Beyond the budget an operator hears of it, and codes go on: a refusal would let
 * whoever spends the budget lock everybody out.
 */
export function createCodeBudget({ db, config }: Pick<Services, 'db' | 'config'>) {
  const { paisePerHour, paisePerCode } = config.codeBudget
  const cost = createAlarm(db, { name: 'code_cost', points: paisePerHour, seconds: 3600 })

  return async function countCost(channel: Channel, log: FastifyBaseLogger): Promise<void> {
    try {
      await cost.raiseIfOver(await cost.count(paisePerCode[channel]), log)
    } catch (err) {
      // The code is on its way already.
      log.warn({ err }, 'The cost of a code was not counted')
    }
  }
}

import { ALARMS, NETWORK_LIMITS } from '@sanad/domain'
import type { FastifyRequest } from 'fastify'
import { createAddressLimit } from '../../platform/http/address-limit.ts'
import { assertLimitsAnswer, giveBackUses, givenBack, takeFromAll } from '../../platform/http/rate-limit.ts'
import { createAlarm } from '../../platform/security/alarm.ts'
import type { Services } from '../../platform/services.ts'
import type { Write } from '../../platform/write-together.ts'
import { isProvedBefore } from './caller.ts'

/** An attempt that is under way; it counts until it is known not to be a wrong one. */
interface Attempt {
  /** Ends the attempt of a right code, to be written with what it opens. */
  readonly right: readonly Write[]
  /** `wrong`: the code was wrong; only that counts. */
  finish(wrong: boolean): Promise<void>
}

/**
 * Wrong codes: strangers are limited per network, by a point taken before the attempt, so that concurrent attempts cannot
 * exceed the limit. All wrong ones together raise an alarm, whose one row right ones do not touch: everybody who signs in
 * would wait for it.
 */
export function createFailureLimit(services: Pick<Services, 'db' | 'config'>) {
  const ofNetwork = createAddressLimit(services, { name: 'otp-failures', ...NETWORK_LIMITS.wrongCodes })
  const ofAll = createAlarm(services.db, { name: 'wrong_codes', ...ALARMS.wrong_codes })

  return async function begin({ ip, log }: FastifyRequest, caller: string): Promise<Attempt> {
    const uses = isProvedBefore(caller) ? [] : ofNetwork.usesOf(ip)
    // Fails closed for who is not limited as well.
    if (uses.length === 0) await assertLimitsAnswer(services.db)
    await takeFromAll(services.db, uses)
    return {
      right: givenBack(uses),
      async finish(wrong) {
        if (!wrong) return giveBackUses(services.db, uses)
        try {
          await ofAll.raiseIfOver(await ofAll.count(), log)
        } catch (err) {
          // The try itself is counted already, with its code and its account.
          log.warn({ err }, 'A wrong code was not counted')
        }
      },
    }
  }
}

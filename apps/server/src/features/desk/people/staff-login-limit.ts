import { ALARMS, NETWORK_LIMITS } from '@sanad/domain'
import type { FastifyBaseLogger } from 'fastify'
import { createAddressLimit, limitedAddress } from '../../../platform/http/address-limit.ts'
import { createRateLimit, giveBackUses, takeFromAll } from '../../../platform/http/rate-limit.ts'
import { createAlarm } from '../../../platform/security/alarm.ts'
import type { Services } from '../../../platform/services.ts'

const QUARTER_OF_AN_HOUR = 900

interface Caller {
  readonly email: string
  readonly address: string
  /** The known place of this member that the call comes from. */
  readonly placeId: string | undefined
}

interface Attempt {
  /** `wrong`: the password was wrong; only that counts. */
  finish(wrong: boolean, log: FastifyBaseLogger): Promise<void>
}

export type BeginAttempt = (caller: Caller) => Promise<Attempt>

/**
 * Attempts at passwords and at second factors of staff, each counted apart. A known place has a counter of its own, so that wrong passwords of somebody else never
 * refuse a right one there. Strangers are limited by network, by network and member together, and by member: the last
 * one so high that only guessing from many networks meets it. Taken before the password is hashed, which is slow. What
 * one of them refuses takes nothing from the others: guesses at one member do not lock the office out.
 */
export function createStaffLoginLimit(
  services: Pick<Services, 'db' | 'config'>,
  name: 'staff-login' | 'staff-factor',
): BeginAttempt {
  const { db, config } = services
  const seconds = QUARTER_OF_AN_HOUR
  const ofPlace = createRateLimit(db, { name: `${name}-place`, points: 10, seconds })
  const ofNetwork = createAddressLimit(services, { name, ...NETWORK_LIMITS.staffLogins })
  const ofNetworkAndMember = createRateLimit(db, { name: `${name}-member`, points: 10, seconds })
  const ofMember = createRateLimit(db, { name: `${name}-anywhere`, points: 100, seconds })
  const ofAll = createAlarm(db, { name: 'staff_login_failures', ...ALARMS.staff_login_failures })

  return async function begin({ email, address, placeId }) {
    const line = limitedAddress(address, config)
    const uses = placeId
      ? ofPlace.usesOf(placeId)
      : [
          ...ofNetwork.usesOf(address),
          ...ofNetworkAndMember.usesOf(line ? `${email}|${line}` : email),
          ...ofMember.usesOf(email),
        ]
    await takeFromAll(db, uses)
    return {
      async finish(wrong, log) {
        if (wrong) await ofAll.raiseIfOver(await ofAll.count(), log)
        else await giveBackUses(db, uses)
      },
    }
  }
}

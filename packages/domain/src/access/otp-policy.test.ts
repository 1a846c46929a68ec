import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeSend, judgeTry, otpCodeOf, otpExpiryOf, secondsLeft } from './otp-policy.ts'

const start = Date.UTC(2026, 10, 20, 12)
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const now = at(0)
type Past = Parameters<typeof judgeSend>[0]
const send = ({ fromIp = [], ...changes }: Partial<Past> & { fromIp?: readonly string[] } = {}) =>
  judgeSend({
    now,
    lastOnChannel: null,
    toRecipient: [],
    fromNetworks: [{ factor: 1, sent: fromIp }],
    ...changes,
  })
const attempt = (changes: Partial<Parameters<typeof judgeTry>[0]> = {}) =>
  judgeTry({
    now,
    sentAt: at(-10),
    active: true,
    wrongTriesOfCode: 0,
    wrongTriesOfAccount: [],
    matches: true,
    ...changes,
  })

describe('one-time codes', () => {
  it('[L-otp] are six ASCII digits', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 999_999 }), (n) => /^[0-9]{6}$/.test(otpCodeOf(n))))
    expect(otpCodeOf(42)).toBe('000042')
    for (const bad of [-1, 1_000_000, 0.5, Number.NaN]) expect(() => otpCodeOf(bad)).toThrow(RangeError)
  })

  it('[L-otp] expire after five minutes', () => {
    expect(otpExpiryOf(at(0))).toBe(at(300))
  })
})

describe('sending', () => {
  it('[L-sends] waits 120 seconds per channel', () => {
    expect(send()).toEqual({ allowed: true, secondsLeft: 120 })
    expect(send({ lastOnChannel: at(-1) })).toEqual({
      allowed: false,
      reason: 'resend_too_early',
      secondsLeft: 119,
    })
    expect(send({ lastOnChannel: at(-119.5) })).toMatchObject({ allowed: false, secondsLeft: 1 })
    expect(send({ lastOnChannel: at(-120) }).allowed).toBe(true)
  })

  it('[L-sends] stops at 5 per hour and recipient until the fifth latest is an hour old', () => {
    const five = [-3000, -2400, -1800, -1200, -600].map(at)
    expect(send({ toRecipient: five.slice(1) }).allowed).toBe(true)
    expect(send({ toRecipient: five })).toEqual({
      allowed: false,
      reason: 'too_many_sends',
      secondsLeft: 600,
    })
    expect(send({ toRecipient: [at(-3600), ...five.slice(1)] }).allowed).toBe(true)
  })

  it('[L-sends] stops at 10 per day and recipient', () => {
    const ten = Array.from({ length: 10 }, (_, index) => at(-7200 * (index + 1)))
    expect(send({ toRecipient: ten })).toMatchObject({ reason: 'too_many_sends', secondsLeft: 86400 - 72000 })
    expect(send({ toRecipient: ten.slice(1) }).allowed).toBe(true)
  })

  it('stops at 20 per hour and IP', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => at(-100 * (index + 1)))
    expect(send({ fromIp: twenty })).toMatchObject({ reason: 'too_many_sends', secondsLeft: 1600 })
    expect(send({ fromIp: twenty.slice(1) }).allowed).toBe(true)
    expect(send({ fromNetworks: [{ factor: 2, sent: twenty }] }).allowed).toBe(true)
    const forty = [...twenty, ...twenty]
    expect(send({ fromNetworks: [{ factor: 2, sent: forty }] })).toMatchObject({ secondsLeft: 1600 })
  })

  it('is allowed again after exactly the seconds it names, whatever happened before', () => {
    const instants = fc.array(fc.integer({ min: -100_000, max: 0 }), { maxLength: 25 })
    fc.assert(
      fc.property(instants, instants, (recipient, ip) => {
        const past = {
          lastOnChannel: recipient.length ? at(Math.max(...recipient)) : null,
          toRecipient: recipient.map(at),
          fromIp: ip.map(at),
        }
        const outcome = send(past)
        if (outcome.allowed) return
        expect(send({ ...past, now: at(outcome.secondsLeft) }).allowed).toBe(true)
        expect(send({ ...past, now: at(outcome.secondsLeft - 1) }).allowed).toBe(false)
      }),
    )
  })

  it('never waits longer than the countdown when the clock stepped back', () => {
    expect(secondsLeft(at(5000), now, 120)).toBe(120)
    expect(secondsLeft(null, now, 120)).toBe(0)
  })
})

describe('trying', () => {
  it('[L-otp] accepts the right code once and in time', () => {
    expect(attempt()).toEqual({ accepted: true })
    expect(attempt({ active: false })).toMatchObject({ reason: 'not_active' })
    expect(attempt({ sentAt: at(-299) }).accepted).toBe(true)
    expect(attempt({ sentAt: at(-300) })).toMatchObject({ reason: 'expired' })
  })

  it('[L-tries] refuses the sixth try even with the right code', () => {
    expect(attempt({ wrongTriesOfCode: 4, matches: false })).toMatchObject({ reason: 'wrong', triesLeft: 0 })
    expect(attempt({ wrongTriesOfCode: 4 }).accepted).toBe(true)
    expect(attempt({ wrongTriesOfCode: 5 })).toMatchObject({ reason: 'too_many_tries' })
  })

  it('[L-tries] locks an account for the hour after 10 wrong tries', () => {
    const ten = Array.from({ length: 10 }, (_, index) => at(-60 * (index + 1)))
    expect(attempt({ wrongTriesOfAccount: ten })).toMatchObject({
      reason: 'account_locked',
      secondsLeft: 3000,
    })
    expect(attempt({ wrongTriesOfAccount: ten.slice(1) }).accepted).toBe(true)
    expect(attempt({ wrongTriesOfAccount: ten, now: at(3000), sentAt: at(2990) }).accepted).toBe(true)
  })

  it('tells nothing about the code in any refusal but "wrong"', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.nat(8),
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: -4000, max: 0 }), { maxLength: 12 }),
        (active, wrongTriesOfCode, age, wrong) => {
          const past = { active, wrongTriesOfCode, sentAt: at(-age), wrongTriesOfAccount: wrong.map(at) }
          const right = attempt({ ...past, matches: true })
          const other = attempt({ ...past, matches: false })
          if (right.accepted) expect(other).toMatchObject({ accepted: false, reason: 'wrong' })
          else expect(other).toEqual(right)
        },
      ),
    )
  })
})

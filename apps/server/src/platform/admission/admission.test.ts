import { looksToBeFull, placeOf } from '@sanad/domain/admission'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AdmissionQueue } from '../workers/admission-queue.ts'
import { Admission, lifeSeconds } from './admission.ts'
import type { LineStore } from './line-store.ts'
import { createTurns } from './turn.ts'

const turns = createTurns([Buffer.alloc(32, 1)])

/** What processes share. */
class SharedLine implements LineStore {
  issued = 0
  admitted = 0
  seconds = 0
  isGone = false
  async read() {
    if (this.isGone) throw new Error('No database')
    return { issued: this.issued, admitted: this.admitted, seconds: this.seconds }
  }
  async issue(count: number) {
    this.issued += this.isGone ? 0 : count
    return this.read()
  }
  async admit(count: number) {
    this.admitted = Math.min(this.issued, this.admitted + count)
    return this.read()
  }
}

/** A process whose reads take so many milliseconds of its own clock. */
function open(store = new SharedLine()) {
  const clock = { now: 0, readMs: 1 }
  const process = new Admission({
    store,
    turns,
    now: () => clock.now,
    async asRead(work) {
      clock.now += clock.readMs
      return work()
    },
  })
  const look = async (times = 1) => {
    for (let time = 0; time < times; time++) await process.look(0.5)
  }
  return { process, store, clock, look }
}

const newcomer = { takesNumber: true }

it('newcomers enter while reads are quick, and wait once they are slow at every look', async () => {
  const { process, clock, look } = open()
  await look(looksToBeFull)
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: true })
  clock.readMs = 2000
  await look(looksToBeFull - 1)
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: true })
  await look()
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: false, place: 1, secondsLeft: 2 })
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: false, place: 2 })
})

/** A process whose reads go through these places. */
function openBehind(places: AdmissionQueue) {
  return new Admission({
    store: new SharedLine(),
    turns,
    asRead: (work) => places.admit(work),
  })
}

it('newcomers wait once the queue of reads is full, and are called all the same', async () => {
  const places = new AdmissionQueue({ places: 2, queue: 3 })
  const process = openBehind(places)
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const flood = Array.from({ length: 50 }, () => places.admit(() => end))
  for (let time = 0; time < looksToBeFull; time++) await process.look(0.5)
  expect(process.delayMs).toBe(10_000)
  const { cookie, ...standing } = await process.ask(undefined, newcomer)
  expect(standing).toEqual({ isIn: false, place: 1, secondsLeft: 2 })
  await process.look(2)
  expect(await process.ask(cookie, newcomer)).toMatchObject({ isIn: true })
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: false })

  resolve()
  const done = await Promise.allSettled(flood)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await process.look(2)
  await process.look(2)
  expect(await process.ask(undefined, newcomer)).toMatchObject({ isIn: true })
})

it('a read that waits as long as several looks counts at each, and its time calls people afterwards', async () => {
  const store = new SharedLine()
  store.issued = 100
  const clock = { now: 0 }
  const { promise: turn, resolve } = Promise.withResolvers<void>()
  const asRead = async <T>(work: () => Promise<T>) => {
    if (clock.now > 0) await turn
    return work()
  }
  const process = new Admission({ store, turns, asRead, now: () => clock.now })
  await process.look(0)
  clock.now = 1
  const slow = process.look(0.5)
  for (let time = 0; time < looksToBeFull; time++) {
    clock.now += 500
    await process.look(0.5)
  }
  store.admitted = 100
  resolve()
  await slow
  expect(process.isOpen).toBe(false)
  expect(process.delayMs).toBe(2000)
  store.issued = 200
  await process.look(2)
  expect(store.admitted).toBeGreaterThan(100)
})

it('a program without cookies goes on as soon as reads are quick again', async () => {
  const { process, clock, look } = open()
  clock.readMs = 2000
  await look(looksToBeFull)
  expect(await process.ask(undefined, { takesNumber: false })).toMatchObject({ isIn: false })
  clock.readMs = 1
  await look()
  for (let call = 0; call < 100; call++) {
    expect(await process.ask(undefined, { takesNumber: false })).toMatchObject({ isIn: true })
  }
})

it('who holds a number that the line lost is a newcomer', async () => {
  const { process, store, look } = open()
  store.issued = 10
  const late = turns.write({ number: 50, at: 0 })
  await look()
  expect(await process.ask(late, newcomer)).toMatchObject({ place: 50 - store.admitted })
  store.seconds = 60
  await look()
  const { cookie, ...standing } = await process.ask(late, newcomer)
  expect(standing).toEqual({ isIn: false, place: store.issued - store.admitted, secondsLeft: 2 })
  store.admitted = store.issued
  await look()
  expect(await process.ask(cookie, newcomer)).toMatchObject({ isIn: true })
})

it('who is in stays in, whoever waits, as long as they do something', async () => {
  const { process, store, look } = open()
  await look()
  let { cookie } = await process.ask(undefined, newcomer)
  store.issued = 50
  for (let minute = 0; minute < 300; minute += 20) {
    store.seconds = minute * 60
    await look()
    const standing = await process.ask(cookie, newcomer)
    expect(standing.isIn).toBe(true)
    cookie = standing.cookie ?? cookie
    store.issued += 50
  }
  store.seconds += lifeSeconds
  await look()
  expect((await process.ask(cookie, newcomer)).isIn).toBe(false)
})

it('a call without a number is told to wait and takes none', async () => {
  const { process, store } = open()
  store.issued = 1
  await process.look(0)
  expect(await process.ask(undefined, { takesNumber: false })).toMatchObject({ isIn: false, secondsLeft: 5 })
  expect(store.issued).toBe(1)
})

it('numbers of those who came at once are given out in one statement, in the order of their coming', async () => {
  const { process, store } = open()
  store.issued = 7
  await process.look(0)
  const places = await Promise.all(Array.from({ length: 5 }, () => process.ask(undefined, newcomer)))
  expect(places.map((one) => !one.isIn && one.place)).toEqual([8, 9, 10, 11, 12])
})

it('one look that fails opens nothing, and nobody gets a number that nobody wrote down', async () => {
  const { process, store, look } = open()
  store.issued = 50
  await look()
  const { cookie } = await process.ask(undefined, newcomer)
  store.isGone = true
  await look(3)
  expect(await process.ask(undefined, newcomer)).toEqual({ isIn: false, place: 51, secondsLeft: 5 })
  expect(await process.ask(cookie, newcomer)).toMatchObject({ isIn: false })
  store.isGone = false
  await look()
  store.isGone = true
  await look(3)
  expect(process.isOpen).toBe(false)
  await look()
  expect(process.isOpen).toBe(true)
})

it('while a read waits, the line is read past it, so that the place is that of every process', async () => {
  const store = new SharedLine()
  store.issued = 100
  const { promise: turn, resolve } = Promise.withResolvers<void>()
  let isSlow = false
  const asRead = async <T>(work: () => Promise<T>) => {
    if (isSlow) await turn
    return work()
  }
  const process = new Admission({ store, turns, asRead })
  await process.look(0)
  isSlow = true
  const slow = process.look(0)
  store.admitted = 40
  await process.look(0)
  expect(process.waiting).toBe(60)
  resolve()
  await slow
})

it('after an overload newcomers enter by the pace, not all at once, until it has been calm for a while', async () => {
  const { process, clock, look } = open()
  clock.readMs = 2000
  await look(looksToBeFull)
  clock.readMs = 1
  await look(looksToBeFull)
  const come = () => Promise.all(Array.from({ length: 20 }, () => process.ask(undefined, newcomer)))
  const entered = (await come()).filter(({ isIn }) => isIn).length
  expect(entered).toBeGreaterThan(0)
  expect(entered).toBeLessThan(5)
  await look(120)
  expect(process.waiting).toBe(0)
  expect((await come()).every(({ isIn }) => isIn)).toBe(true)
})

it('without a database nobody is told to wait, however many waited', async () => {
  const { process, store, look } = open()
  store.issued = 50
  await look()
  const { cookie } = await process.ask(undefined, newcomer)
  store.isGone = true
  await look(100)
  expect(await process.ask(cookie, newcomer)).toEqual({ isIn: true })
  expect(await process.ask(undefined, newcomer)).toEqual({ isIn: true })
  expect(await process.ask(undefined, { takesNumber: false })).toEqual({ isIn: true })
  store.isGone = false
  await look()
  expect(store.admitted).toBeLessThan(10)
  expect(await process.ask(undefined, { takesNumber: false })).toMatchObject({ isIn: false })
  expect(await process.ask(cookie, newcomer)).toMatchObject({ isIn: false })
})

it('a pass or a number of another portal, or one that was changed, is none', async () => {
  const stranger = createTurns([Buffer.alloc(32, 2)])
  const own = turns.write({ number: 5, at: 1000 })
  expect(turns.read(own)).toEqual({ number: 5, at: 1000 })
  expect(createTurns([Buffer.alloc(32, 3), Buffer.alloc(32, 1)]).read(own)).toEqual({ number: 5, at: 1000 })
  expect(stranger.read(own)).toBeUndefined()
  expect(turns.read(own.replace('5', '4'))).toBeUndefined()
  expect(turns.read('')).toBeUndefined()
})

/** Somebody comes, or asks again, at one of two processes; or one of them looks. */
const step = fc.oneof(
  fc.record({ does: fc.constant('come' as const), at: fc.nat(1), who: fc.constant(0) }),
  fc.record({ does: fc.constant('ask' as const), at: fc.nat(1), who: fc.nat(60) }),
  fc.record({ does: fc.constant('look' as const), at: fc.nat(1), who: fc.constant(0) }),
)

it('at two processes places differ, never grow, and nobody enters before who came earlier was called', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120 }), async (steps) => {
      const store = new SharedLine()
      // Somebody who waits already, so that the door is closed at both.
      store.issued = 1
      const processes = [open(store), open(store)]
      for (const { look } of processes) await look()
      const people: { cookie: string; place: number; number: number }[] = []
      for (const { does, at, who } of steps) {
        const { process, look } = processes[at] ?? processes[0] ?? open()
        if (does === 'look') {
          await look()
          continue
        }
        if (does === 'come') {
          // All have been called, so that the next one enters at once, where that is known.
          if (store.issued === store.admitted) store.issued += 1
          await look()
          const standing = await process.ask(undefined, newcomer)
          if (standing.isIn) continue
          const number = turns.read(standing.cookie ?? '')?.number ?? 0
          expect(standing.place).toBe(placeOf(number, store))
          expect(people.every((other) => other.number < number)).toBe(true)
          people.push({ cookie: standing.cookie ?? '', place: standing.place, number })
          continue
        }
        const person = people[who]
        if (!person) continue
        await look()
        const standing = await process.ask(person.cookie, newcomer)
        if (standing.isIn) {
          expect(person.number).toBeLessThanOrEqual(store.admitted)
        } else {
          expect(standing.place).toBe(person.number - store.admitted)
          expect(standing.place).toBeLessThanOrEqual(person.place)
          person.place = standing.place
        }
      }
      expect(store.admitted).toBeLessThanOrEqual(store.issued)
    }),
    { numRuns: 50 },
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { admission, firstPace, isCalm, isFull, nextPace, type Pace } from './waiting-line.ts'

const step = 0.05
const lookSeconds = 0.5

/** How many processes share what is served, and who comes. */
interface Plant {
  readonly processes: number
  /** Visits a second that all of them bear together. */
  readonly bears: (second: number) => number
  readonly comes: (second: number) => number
  readonly seconds: number
  /** So many of those who wait have gone when they are called. */
  readonly gone?: number
  readonly seed: number
}

interface Read {
  readonly at: number
  work: number
  readonly isLook?: boolean
}

function createProcess() {
  return {
    pace: firstPace,
    delays: [] as number[],
    first: 0,
    reads: [] as Read[],
    look: null as Read | null,
    entered: 0,
  }
}

/**
 * The portal as the bench of the last day finds it: who is called asks within two seconds, logs in and enters a code,
 * which come first, and then reads; reads that find no place wait for those before them. A look is a read.
 */
function simulate({ processes: count, bears, comes, seconds, gone = 0, seed }: Plant) {
  const random = createRandom(seed)
  const processes = Array.from({ length: count }, createProcess)
  const line: { at: number; isGone: boolean }[] = []
  const later: { at: number; act: () => void }[] = []
  const reads: { at: number; took: number }[] = []
  const served: number[] = []
  let [came, nextLook] = [0, 0]
  const enter = (process: ReturnType<typeof createProcess>, now: number) => {
    const acts = [
      () => (process.first += 0.35),
      () => (process.first += 0.35),
      () => {
        for (let read = 0; read < 3; read++) process.reads.push({ at: now + 1.2, work: 0.1 })
        served.push(now)
      },
    ]
    for (const [index, act] of acts.entries()) later.push({ at: now + index * 0.6, act })
  }
  for (let now = 0; now < seconds; now += step) {
    came += comes(now) * step
    for (; came >= 1; came--) {
      const process = processes[Math.floor(random() * count)] ?? createProcess()
      const isOpen = line.length === 0 && isCalm(process.pace) && !isFull(process.delays)
      if (isOpen) {
        process.entered += 1
        enter(process, now)
      } else line.push({ at: now, isGone: random() < gone })
    }
    for (const { act } of takeDue(later, now)) act()
    for (const process of processes) {
      const work = (bears(now) * step) / count
      const first = Math.min(process.first, work)
      process.first -= first
      for (const read of serve(process.reads, work - first)) {
        if (!read.isLook) reads.push({ at: read.at, took: now - read.at })
        else {
          process.delays.push((now - read.at) * 1000)
          process.look = null
        }
      }
    }
    if (now < nextLook) continue
    nextLook += lookSeconds
    for (const process of processes) {
      if (process.look) process.delays.push((now - process.look.at) * 1000)
      else {
        process.look = { at: now, work: 0.01, isLook: true }
        process.reads.push(process.look)
      }
      const isMoving = line.length > 0
      const { delays: delaysMs, entered } = process
      process.pace = nextPace(process.pace, { delaysMs, seconds: lookSeconds, isMoving, entered })
      process.entered = 0
      const called = line.splice(0, Math.floor(process.pace.due))
      process.pace = { ...process.pace, due: process.pace.due - called.length }
      for (const { isGone } of called) {
        const at = now + random() * 2
        if (!isGone) later.push({ at, act: () => enter(process, at) })
      }
    }
  }
  const p95 = (from: number, to = seconds) => {
    const took = reads.filter(({ at }) => at >= from && at < to).map((read) => read.took)
    return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0
  }
  const perSecond = (from: number) => served.filter((at) => at >= from).length / (seconds - from)
  return { p95, perSecond, waiting: line.length }
}

function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function takeDue<T extends { readonly at: number }>(all: T[], now: number): T[] {
  const due = all.filter(({ at }) => at <= now)
  all.splice(0, all.length, ...all.filter(({ at }) => at > now))
  return due
}

/** Does so much work, in turn; those that are done. */
function serve(reads: Read[], work: number): Read[] {
  const done: Read[] = []
  for (let left = work; left > 0; ) {
    const [read] = reads
    if (!read) break
    const now = Math.min(left, read.work)
    read.work -= now
    left -= now
    if (read.work > 1e-9) continue
    done.push(read)
    reads.shift()
  }
  return done
}

const portal = fc.record({
  processes: fc.constantFrom(1, 2, 4),
  bears: fc.constantFrom(4, 8, 12, 25, 50, 100),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})

it('reads stay quick and most of what is borne is used, whatever that is and however many come', () => {
  fc.assert(
    fc.property(portal, fc.double({ min: 1.1, max: 5, noNaN: true }), ({ bears, ...rest }, times) => {
      const seen = simulate({ ...rest, bears: () => bears, comes: () => bears * times, seconds: 180 })
      expect(seen.p95(60)).toBeLessThan(3)
      expect(seen.perSecond(60) / bears).toBeGreaterThan(0.5)
    }),
    { numRuns: 25 },
  )
})

it('on a machine as that of the bench reads of the last day stay within 2 s at p95, from its beginning', () => {
  for (const seed of [1, 2, 3]) {
    const seen = simulate({ processes: 2, bears: () => 25, comes: () => 30, seconds: 270, seed })
    expect(seen.p95(0)).toBeLessThan(1.5)
    expect(seen.perSecond(0)).toBeGreaterThan(25 * 0.7)
  }
})

it('a machine that bears a third for half a minute is back at its former rate a minute later', () => {
  fc.assert(
    fc.property(portal, ({ bears, ...rest }) => {
      const isSlow = (now: number) => now >= 90 && now < 120
      const seen = simulate({
        ...rest,
        bears: (now) => (isSlow(now) ? bears / 3 : bears),
        comes: () => bears * 1.5,
        seconds: 240,
      })
      expect(seen.p95(180)).toBeLessThan(3)
    }),
    { numRuns: 12 },
  )
})

it('after the rush the line empties, and nobody waits', () => {
  const comes = (now: number) => (now < 60 ? 40 : 5)
  for (const seed of [1, 2, 3]) {
    expect(simulate({ processes: 2, bears: () => 25, comes, seconds: 240, seed }).waiting).toBe(0)
  }
})

it('where nine of ten have gone the rate grows over them, and reads stay quick', () => {
  for (const seed of [1, 2, 3]) {
    const seen = simulate({ processes: 2, bears: () => 25, comes: () => 250, gone: 0.9, seconds: 300, seed })
    expect(seen.p95(60)).toBeLessThan(2)
    expect(seen.perSecond(60)).toBeGreaterThan(25 * 0.4)
  }
})

const slow = [900, 900, 900, 900]

it('load that follows a call is not taken for too fast a pace', () => {
  const looked = { delaysMs: slow, seconds: lookSeconds, isMoving: true, entered: 0 }
  const cut = nextPace({ ...firstPace, rate: 10 }, looked)
  expect(cut.rate).toBe(8)
  let pace = cut
  for (let look = 0; look < 9; look++) pace = nextPace(pace, looked)
  expect(pace.rate).toBe(8)
  expect(nextPace(pace, looked).rate).toBeCloseTo(6.4)
})

it('the rate keeps its bounds, never falls while reads are quick and never grows while they are slow', () => {
  const pace = fc.record({
    rate: fc.double({ min: admission.least, max: admission.most, noNaN: true }),
    borne: fc.double({ min: admission.least, max: admission.most, noNaN: true }),
    unseenSeconds: fc.double({ min: 0, max: 5, noNaN: true }),
    calmSeconds: fc.nat(100),
    due: fc.double({ min: 0, max: admission.most, noNaN: true }),
  }) satisfies fc.Arbitrary<Pace>
  fc.assert(
    fc.property(
      pace,
      fc.array(fc.nat(10_000), { maxLength: 4 }),
      fc.boolean(),
      (before, delaysMs, isMoving) => {
        const after = nextPace(before, { delaysMs, seconds: 0.5, isMoving, entered: 0 })
        expect(after.rate).toBeGreaterThanOrEqual(admission.least)
        expect(after.rate).toBeLessThanOrEqual(admission.most)
        expect(after.due).toBeLessThanOrEqual(Math.max(after.rate, 1))
        if (delaysMs.length > 1 && Math.min(...delaysMs) > 300)
          expect(after.rate).toBeLessThanOrEqual(before.rate)
        else if (isMoving && delaysMs.every((delay) => delay < 300))
          expect(after.rate).toBeGreaterThanOrEqual(before.rate)
        if (!isMoving) expect(after.rate).toBeLessThanOrEqual(Math.max(before.rate, admission.atFirst))
      },
    ),
  )
})

it('a process that is stopped still calls one in two seconds', () => {
  const looked = { delaysMs: [10_000, 10_000], seconds: 2, isMoving: true, entered: 0 }
  expect(nextPace({ ...firstPace, rate: 50 }, looked).due).toBe(1)
})

it('newcomers enter by the pace until it has been calm for half a minute', () => {
  let pace = nextPace(firstPace, { delaysMs: slow, seconds: 1, isMoving: false, entered: 0 })
  expect(isCalm(firstPace)).toBe(true)
  expect(isCalm(pace)).toBe(false)
  for (let second = 0; second < 30; second++) {
    expect(isCalm(pace)).toBe(false)
    pace = nextPace(pace, { delaysMs: [1, 1], seconds: 1, isMoving: false, entered: 0 })
  }
  expect(isCalm(pace)).toBe(true)
})

it('the line begins at what was borne while nobody waited', () => {
  let pace = firstPace
  for (let second = 0; second < 60; second++) {
    pace = nextPace(pace, { delaysMs: [1, 1, 1, 1], seconds: 1, isMoving: false, entered: 20 })
  }
  expect(pace.rate).toBeCloseTo(20, 0)
  expect(nextPace(pace, { delaysMs: slow, seconds: 1, isMoving: true, entered: 0 }).rate).toBeCloseTo(16, 0)
})

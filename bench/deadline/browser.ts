import { setTimeout as wait } from 'node:timers/promises'
import { type WaitingPlace, waitingPath } from '@sanad/contracts'
import type { HttpRequest, Transport } from '@sanad/testing'
import type { Recorder } from '../mixed/recorder.ts'

/** What the line was like for those who came. */
export class LineNotes {
  /** Numbers in the order in which their holders entered. */
  readonly entered: number[] = []
  readonly waitedMs: number[] = []
  mostWaiting = 0
  /** Places that grew, and people who entered before one whose number was smaller. */
  untrue = 0
  gaveUp = 0
}

interface Options {
  readonly origin: string
  readonly address: string
  readonly recorder: Recorder
  readonly notes: LineNotes
  /** By `performance.now()`. */
  readonly closesAt: number
}

/** Nobody waits for a portal that has closed. */
export class GaveUp extends Error {}

/** A customer's browser: it keeps its cookie, and waits where it is told to, as the page and the app do. */
export function openBrowser({ origin, address, recorder, notes, closesAt }: Options) {
  let cookie = ''
  const headersOf = () => ({ 'x-forwarded-for': address, ...(cookie && { cookie }) })
  const keep = (value: string | undefined) => {
    if (value !== undefined) cookie = `sanad_turn=${value}`
  }
  const get = async (path: string, kind: string) => {
    const began = performance.now()
    const answer = await fetch(origin + path, {
      headers: headersOf(),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    const text = await answer?.text()
    recorder.record(kind, performance.now() - began, answer?.status ?? 0)
    keep(
      answer?.headers
        .getSetCookie()
        .join()
        .match(/sanad_turn=([^;]+)/)?.[1],
    )
    return { status: answer?.status ?? 0, text: text ?? '' }
  }

  async function waitForTurn(): Promise<void> {
    const began = performance.now()
    let number: string | undefined
    let last = Number.POSITIVE_INFINITY
    for (;;) {
      const { status, text } = await get(waitingPath, 'ask for the place')
      const { place, seconds_left }: WaitingPlace =
        status === 200 ? JSON.parse(text) : { place: last, seconds_left: 15 }
      if (place > last) notes.untrue += 1
      last = place
      if (place === 0) break
      number ??= cookie.match(/=(\d+)\./)?.[1]
      notes.mostWaiting = Math.max(notes.mostWaiting, place)
      const left = closesAt - performance.now()
      if (left <= 0) {
        notes.gaveUp += 1
        throw new GaveUp()
      }
      await wait(Math.min(seconds_left * 1000 * (0.8 + Math.random() * 0.4), left + 1))
    }
    notes.waitedMs.push(performance.now() - began)
    if (number !== undefined) notes.entered.push(Number(number))
  }

  return {
    async openPage(): Promise<void> {
      while ((await get('/user/', 'page')).status === 503) await waitForTurn()
    },
    /** Calls of one kind. */
    portal(kind: string): Transport {
      const send = recorder.at(origin, address, kind)
      const call = async (request: HttpRequest) => {
        const answer = await send({ ...request, headers: { ...request.headers, ...(cookie && { cookie }) } })
        keep(answer.cookies.find(({ name }) => name === 'sanad_turn')?.value)
        return answer
      }
      return async (request) => {
        for (;;) {
          const answer = await call(request)
          if (answer.status !== 503 || !answer.text.includes('"waiting"')) return answer
          await waitForTurn()
        }
      }
    },
  }
}

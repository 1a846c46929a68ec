import { expect, it } from 'vitest'
import { judgeWatched } from './judge-watched.ts'

const watched = { liveMs: [1, 2, 3], unanswered: 0, longestDelayMs: 20 }

it('an attack that nobody else felt is no problem', () => {
  expect(judgeWatched(watched, 1)).toEqual([])
})

it('what others feel is a problem, stretched by what the machine did before the attack alone', () => {
  expect(judgeWatched({ ...watched, longestDelayMs: 150 }, 1)).toEqual(['the event loop was held for 150 ms'])
  expect(judgeWatched({ ...watched, longestDelayMs: 150 }, 1.6)).toEqual([])
  expect(judgeWatched({ ...watched, liveMs: [1, 300] }, 1)).toEqual(['/health/live took 300 ms'])
  expect(judgeWatched({ ...watched, unanswered: 2 }, 9)).toEqual(['/health/live did not answer 2 times'])
})

it('a watcher that saw nothing proves nothing', () => {
  expect(judgeWatched({ liveMs: [], unanswered: 0, longestDelayMs: undefined }, 1)).toHaveLength(2)
})

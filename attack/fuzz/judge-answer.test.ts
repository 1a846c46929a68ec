import { expect, it } from 'vitest'
import type { HostileRequest } from './hostile-request.ts'
import { judgeAnswer } from './judge-answer.ts'
import type { People } from './people.ts'

const people = { foreignMarks: () => ['their secret'] } as unknown as People
const request = (headers: Record<string, string> = {}) =>
  ({
    operation: { method: 'GET' },
    role: 'customer',
    url: '/',
    headers,
    body: undefined,
  }) as unknown as HostileRequest
const answer = { status: 200, text: '{}', isJson: true, ms: 5 }

it('an answer is judged by its status, shape, time and what it tells', () => {
  expect(judgeAnswer(request(), answer, people)).toEqual([])
  expect(judgeAnswer(request(), { ...answer, status: 500 }, people)).toEqual(['answered 500'])
  expect(judgeAnswer(request(), { ...answer, status: 400 }, people)).toEqual(['400 in another shape'])
  expect(judgeAnswer(request(), { ...answer, ms: 6000 }, people)).toEqual(['answered after 6000 ms'])
  expect(judgeAnswer(request(), { ...answer, text: 'their secret' }, people)).toHaveLength(1)
})

it('no answer at all is a problem, unless the client never sent the request', () => {
  const broken = { ...answer, status: 0, text: 'TypeError: fetch failed', isJson: false }
  expect(judgeAnswer(request(), broken, people)).toEqual(['no answer: TypeError: fetch failed'])
  expect(judgeAnswer(request({ 'x-access-link': '\u0915' }), broken, people)).toEqual([])
})

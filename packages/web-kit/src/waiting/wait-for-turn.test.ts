import { waitingPath } from '@sanad/contracts'
import { portal } from '@sanad/testing/mock-portal'
import { screen } from '@testing-library/dom'
import { HttpResponse, http } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeDesk } from '../testing/make-desk.ts'
import { serveErasures } from '../testing/serve-portal.ts'

const nothing = { success: true, data: [], next_cursor: null }
const refused = { success: false, message: 'Many people.', code: 'waiting', requestId: 'r', seconds_left: 5 }

it('a call that has to wait says where it stands, takes one place with the others, and goes on by itself', async () => {
  const asked: ((place: number) => void)[] = []
  let isIn = false
  portal.use(
    http.get(location.origin + waitingPath, async () => {
      const place = await new Promise<number>((resolve) => asked.push(resolve))
      isIn = place === 0
      return HttpResponse.json({ place, seconds_left: 0 })
    }),
  )
  serveErasures(() => (isIn ? HttpResponse.json(nothing) : HttpResponse.json(refused, { status: 503 })))
  const answer = async (time: number, place: number) => {
    await expect.poll(() => asked.length).toBe(time)
    asked[time - 1]?.(place)
  }
  const told = () => screen.queryByRole('status')?.textContent

  const reading = Promise.all([makeDesk().read(), makeDesk().read()])
  await answer(1, 1200)
  await expect.poll(told).toMatch(/You are number 1,200 in line.*is kept\./)
  await answer(2, 1190)
  await screen.findByText(/number 1,190 in line/)
  expect(told()).toMatch(/1,200/)
  await answer(3, 400)
  await expect.poll(told).toMatch(/400/)
  await answer(4, 0)

  expect((await reading).map(({ data }) => data)).toEqual([nothing, nothing])
  expect(asked).toHaveLength(4)
  expect(screen.queryByRole('status')).toBeNull()
})

it('who is called and told to wait again asks after pauses, and is told so in the end', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.25)
  onTestFinished(() => random.mockRestore())
  let asked = 0
  portal.use(
    http.get(location.origin + waitingPath, () => {
      asked++
      return HttpResponse.json({ place: 0, seconds_left: 0 })
    }),
  )
  let refusals = 0
  serveErasures(() => {
    refusals++
    return HttpResponse.json(refused, { status: 503 })
  })
  const reading = makeDesk().read()
  for (const [time, milliseconds] of [4500, 9000, 13_500, 18_000].entries()) {
    const pauses = () => vi.mocked(setTimeout).mock.calls.filter(([, delay]) => delay === milliseconds)
    await expect.poll(() => pauses().length).toBe(1)
    expect(refusals).toBe(time + 2)
    pauses()[0]?.[0]()
  }
  expect((await reading).error).toMatchObject({ code: 'waiting' })
  expect([asked, refusals]).toEqual([5, 6])
})

import { Writable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let portal: TestApp
afterEach(() => portal.close())

it('operators read how long the event loop was held, and the log says it', async () => {
  let log = ''
  const logTo = new Writable({
    write(line, _encoding, done) {
      log += String(line)
      done()
    },
  })
  portal = await startTestApp({ config: { logLevel: 'warn' }, logTo })
  await portal.app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitFor(async () => {
    // Again and again: what is held before the first sample goes unmeasured.
    hold(300)
    const { event_loop_delay_ms } = (await portal.app.inject('/health/ready')).json()
    expect(event_loop_delay_ms).toBeGreaterThan(250)
  })
  await vi.waitFor(() => expect(log).toContain('The event loop was held'), { timeout: 3000 })
  expect(JSON.parse(log.split('\n').find((line) => line.includes('was held')) ?? '')).toMatchObject({
    level: 40,
    event_loop_delay_ms: expect.any(Number),
  })
})

function hold(milliseconds: number): void {
  const began = performance.now()
  while (performance.now() - began < milliseconds);
}

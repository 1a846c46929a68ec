import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

/** Above this, whoever calls meanwhile notices. */
const alarmMs = 100
const sampleMs = 10
const lookMs = 1000
const looksPerWindow = 10

export interface EventLoopDelay {
  /** The longest delay in milliseconds within the last ten to twenty seconds. */
  longestMs(): number
}

/** Measures how long the event loop was held, and logs a warning within a second of each new longest delay above 100 ms. */
export function watchEventLoop(app: FastifyInstance): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs })
  // The histogram records the time between two samples.
  const current = () => Math.max(Math.round(histogram.max / 1e6) - sampleMs, 0)
  let looks = 0
  let former = 0
  let warned = alarmMs
  const look = () => {
    const longest = current()
    if (longest > warned) {
      warned = longest
      app.log.warn({ event_loop_delay_ms: longest }, 'The event loop was held')
    }
    looks += 1
    if (looks % looksPerWindow > 0) return
    former = longest
    warned = alarmMs
    // Not at every look: the interval in which it is reset goes unmeasured.
    histogram.reset()
  }
  let timer: NodeJS.Timeout | undefined
  // Nobody waits for a start.
  app.addHook('onListen', async () => {
    histogram.enable()
    timer = setInterval(look, lookMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    histogram.disable()
  })
  return { longestMs: () => Math.max(current(), former) }
}

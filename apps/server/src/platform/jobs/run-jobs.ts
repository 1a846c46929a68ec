import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, type Runner, run, runOnce, type WorkerEvents, type WorkerPool } from 'graphile-worker'
import type pg from 'pg'
import { AppError } from '../app-error.ts'
import type { JobHandler } from './job.ts'
import type { JobOptions } from './job-options.ts'
import { originOf, runFromOrigin } from './job-origin.ts'
import { keepClock } from './keep-clock.ts'
import { keepReleasingAbandonedJobs, markAlive } from './release-abandoned-jobs.ts'
import { findFailedPool, isFailedReturn, openRunnerPool } from './runner-pool.ts'
import { atMostEvery, wakeByTask } from './wake-by-task.ts'

/** Jobs that share a concurrency limit and a connection pool of their own. */
interface Lane {
  readonly name: 'first' | 'usual' | 'last'
  readonly pool: pg.Pool
  readonly handlers: readonly JobHandler[]
  readonly atOnce: number
}

/**
 * Concurrency by priority. Jobs that send one-time passwords only wait for a provider, so many may run at once. Other
 * jobs load the database, which requests need too: few at once, and fewest of the bulk jobs.
 */
const places: Readonly<Record<Lane['name'], number>> = { first: 34, usual: 12, last: 4 }

/**
 * Jobs that become due within so many milliseconds of a look are found by one look: each wakes every process. Somebody
 * waits for a one-time password, and nobody for a bulk job.
 */
const together: Readonly<Record<Lane['name'], number>> = { first: 0, usual: 25, last: 100 }

/** Of each lane's pool; one of them tells that the runner is alive. */
const connections = 3

function openLanes({ databaseUrl, handlers }: JobOptions): Lane[] {
  const nameOf = ({ job: { priority } }: JobHandler) =>
    priority === 'first' || priority === 'last' ? priority : 'usual'
  return (['first', 'usual', 'last'] as const)
    .map((name) => ({
      name,
      handlers: handlers.filter((handler) => nameOf(handler) === name),
      atOnce: places[name],
    }))
    .filter((lane) => lane.handlers.length > 0)
    .map((lane) => ({ ...lane, pool: openRunnerPool(databaseUrl, connections) }))
}

/**
 * Runs jobs until it is stopped; stopping waits for those in progress. Any number of processes may run jobs at once.
 * A runner that lost its database connection is replaced by a new one.
 */
export async function startJobs(options: JobOptions): Promise<() => Promise<void>> {
  const { databaseUrl, log } = options
  const upkeep = openRunnerPool(databaseUrl, 1)
  const lanes = openLanes(options)
  const runners = new Map<pg.Pool, KeptRunner>()
  // graphile-worker does not await the statement that completes a job. When the connection is lost in it, the rejection
  // is unhandled, and Node would exit. The next runner repeats the job: its lock is released with this runner.
  const onUnhandled = (reason: unknown) => {
    // Its runner has ended already, and the jobs are released with it.
    if (isFailedReturn(reason)) return log.warn({ err: reason }, 'Jobs could not be given back')
    const failed = findFailedPool(reason)
    if (!failed) throw reason
    log.warn({ err: reason }, 'A job could not be recorded as done')
    runners.get(failed)?.replace()
  }
  process.on('unhandledRejection', onUnhandled)
  for (const lane of lanes) runners.set(lane.pool, await keepRunning(lane, options))
  const wakeOf = (pool: pg.Pool) => () => runners.get(pool)?.wake()
  const sleepers = lanes.map(({ name, pool, handlers }) => ({
    tasks: new Set(handlers.map(({ job }) => job.name)),
    wake: together[name] === 0 ? wakeOf(pool) : atMostEvery(together[name], wakeOf(pool)),
  }))
  const waking = await wakeByTask(sleepers, options)
  const stops = [keepReleasingAbandonedJobs(upkeep, options), keepClock(upkeep, options)]
  return async () => {
    await waking.stop()
    await Promise.all([...runners.values().map(({ stop }) => stop()), ...stops.map((stop) => stop())])
    process.off('unhandledRejection', onUnhandled)
    await Promise.all([upkeep, ...lanes.map(({ pool }) => pool)].map((pool) => pool.end()))
  }
}

type Log = JobOptions['log']
type Kept = Pick<JobOptions, 'log' | 'onGivenUp'>

interface KeptRunner {
  readonly stop: () => Promise<void>
  /** Ends the current runner; a new one replaces it. */
  readonly replace: () => void
  /** A job is due. */
  readonly wake: () => void
}

async function keepRunning(lane: Lane, options: Kept): Promise<KeptRunner> {
  const { log } = options
  const stopping = new AbortController()
  let runner = await startRunner(lane, options)
  const ended = (async () => {
    for (;;) {
      await runner.promise.catch((error: unknown) => log.warn({ err: error }, 'The job runner ended'))
      const next = await restart(lane, { ...options, stopping: stopping.signal })
      if (!next) return
      runner = next
      if (stopping.signal.aborted) await end(runner)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await end(runner)
      await ended
    },
    replace: () => void end(runner),
    wake: () => runner.wake(),
  }
}

async function restart(
  lane: Lane,
  { stopping, ...options }: Kept & { stopping: AbortSignal },
): Promise<LaneRunner | undefined> {
  while (!stopping.aborted) {
    await wait(500, undefined, { signal: stopping }).catch(() => {})
    if (stopping.aborted) break
    try {
      return await startRunner(lane, options)
    } catch (error) {
      options.log.warn({ err: error }, 'The job runner could not start')
    }
  }
  return undefined
}

interface LaneRunner extends Pick<Runner, 'promise' | 'stop'> {
  readonly wake: () => void
}

async function startRunner({ pool, handlers, atOnce }: Lane, { log, onGivenUp }: Kept): Promise<LaneRunner> {
  const events: WorkerEvents = new EventEmitter()
  let workers: WorkerPool | undefined
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool
  })
  events.on('pool:listen:success', ({ client, workerPool }) => void markAlive(client, workerPool.id, log))
  events.on('job:failed', ({ job: { task_identifier: name, payload }, error }) =>
    onGivenUp?.(error, { name, requestId: originOf(payload) }),
  )
  const places = countPlaces(events, { atOnce, look: () => workers?.nudge(1) })
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(handlers),
    concurrency: atOnce,
    noHandleSignals: true,
    events,
    logger: loggerTo(log),
    // One query looks for jobs of all places of the lane, not each place by itself. What is taken when all are busy (the
    // poll does not ask) waits here, so it is little, and soon goes back to the other processes.
    preset: { worker: { pollInterval: 2000, localQueue: { size: 4, ttl: 250 } } },
  })
  // A runner whose first query failed repeats that failure forever.
  const watchdog = setTimeout(() => void end(runner), 10_000).unref()
  events.once('localQueue:getJobs:complete', () => clearTimeout(watchdog))
  return { promise: runner.promise, stop: () => runner.stop(), wake: places.wake }
}

/** A job that becomes due while all places are busy is left to other processes; the next place that is free looks for it. */
function countPlaces(events: WorkerEvents, { atOnce, look }: { atOnce: number; look: () => void }) {
  let taken = 0
  let isMissed = false
  events.on('job:start', () => {
    taken += 1
  })
  events.on('job:complete', () => {
    taken -= 1
    if (!isMissed) return
    isMissed = false
    look()
  })
  return {
    wake() {
      if (taken < atOnce) look()
      else isMissed = true
    },
  }
}

/** Waits for the jobs in progress. A runner that has already stopped rejects a second stop. */
function end(runner: Pick<Runner, 'stop'>): Promise<void> {
  return runner.stop().catch(() => {})
}

type DueJobs = Pick<JobOptions, 'handlers' | 'log'> & { readonly pool: pg.Pool }

/** Runs every job that is due, one after the other, and those that they enqueue. */
export async function runDueJobs({ pool, handlers, log }: DueJobs): Promise<void> {
  await runOnce({
    pgPool: pool,
    taskList: taskListOf(handlers),
    noHandleSignals: true,
    logger: loggerTo(log),
  })
  // graphile-worker does not await the statements that complete its last jobs.
  while (pool.waitingCount > 0 || pool.idleCount < pool.totalCount) await once(pool, 'release')
}

function taskListOf(handlers: readonly JobHandler[]) {
  return Object.fromEntries(
    handlers.map(({ job, run: work }) => [
      job.name,
      (payload: unknown) => runFromOrigin(job.name, payload, work).catch(throwCause),
    ]),
  )
}

/** The runner logs and stores the message alone; an AppError's is for customers, its cause for who reads the log. */
function throwCause(error: unknown): never {
  throw error instanceof AppError && error.cause instanceof Error ? error.cause : error
}

function loggerTo(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    // It warns of fewer connections than the concurrency, and of taking fewer jobs at once, which are intended.
    if (meta && 'concurrency' in meta && 'max' in meta) return
    if (message.startsWith('Your job batch size')) return
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
}

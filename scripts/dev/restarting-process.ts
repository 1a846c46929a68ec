import { describeFailure } from '../failure.ts'
import type { RunningProcess } from '../supervise/running-process.ts'
import { waitUntilReady } from '../supervise/wait-until-ready.ts'
import { Gate } from './gate.ts'
import { watchFiles } from './watch-files.ts'

interface Options {
  readonly name: string
  /** A change of a file in one of these folders restarts the process. */
  readonly folders: readonly string[]
  readonly start: () => Promise<RunningProcess>
  readonly readyUrl: string
}

export interface RestartingProcess extends AsyncDisposable {
  /** Resolves when the process can serve, also after a restart under way; rejects while it is down. */
  ready(): Promise<void>
  /** Resolves when the process can serve for the first time. */
  readonly started: Promise<void>
}

/** Runs a process, and stops and starts it again after every change. One that ends by itself waits for the next. */
export function startRestartingProcess({ name, folders, start, readyUrl }: Options): RestartingProcess {
  const files = watchFiles(folders)
  const gate = new Gate()
  const started = Promise.withResolvers<void>()
  const disposal = Promise.withResolvers<'disposed'>()

  async function runUntilChanged(): Promise<string> {
    const end = Promise.race([files.next(), disposal.promise])
    let isOver = false
    void end.then(() => {
      isOver = true
      gate.close()
    })
    const fail = (error: unknown) => {
      if (isOver) return
      isOver = true
      gate.refuse(error)
      console.error(`${describeFailure(error)}Sanad: waiting for a change …`)
    }
    const serve = () => {
      if (isOver) return
      gate.open()
      started.resolve()
    }
    try {
      await using running = await start()
      running.lost.catch(fail)
      void waitUntilReady(name, readyUrl).then(serve, fail)
      await end
    } catch (error) {
      fail(error)
    }
    return end
  }

  async function runUntilDisposed(): Promise<void> {
    let reason = await runUntilChanged()
    while (reason !== 'disposed') {
      console.log(`Sanad: ${reason} changed, restarting the ${name} …`)
      reason = await runUntilChanged()
    }
  }

  const run = runUntilDisposed()
  return {
    ready: () => gate.pass(),
    started: started.promise,
    async [Symbol.asyncDispose]() {
      files[Symbol.dispose]()
      disposal.resolve('disposed')
      await run
    },
  }
}

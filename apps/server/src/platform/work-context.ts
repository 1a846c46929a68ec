import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from './tracing/tracing.ts'

/** On whose behalf this process works at the moment: which request, or which job of which request. */
export interface WorkContext {
  readonly requestId: string
  /** The job's name; missing within a request. */
  readonly job?: string
  /** What happens meanwhile belongs under it; missing where nothing is traced. */
  readonly span?: Span | undefined
}

const storage = new AsyncLocalStorage<WorkContext>()

export const findWorkContext = (): WorkContext | undefined => storage.getStore()

export function withWorkContext<T>(context: WorkContext, work: () => T): T {
  return storage.run(context, work)
}

/** What calls to other services bear, so that their support finds a call by the reference that ours has. */
export function outgoingHeaders(): Record<string, string> {
  const context = findWorkContext()
  return context ? { 'x-request-id': context.requestId } : {}
}

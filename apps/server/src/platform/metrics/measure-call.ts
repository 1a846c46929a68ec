import type { Metrics } from './metrics.ts'

interface Judge<T> {
  readonly answered?: (answer: T) => string
  readonly failed?: (error: unknown) => string
}

/** Of an answer of HTTP: its class. */
export const statusClass = (status: number) => `${Math.floor(status / 100)}xx`

/** Observes a call that is no `fetch`, in the outcomes of those that are: what was done is `2xx`, no answer is `error`. */
export async function measureCall<T>(
  { outgoing }: Pick<Metrics, 'outgoing'>,
  host: string,
  call: () => Promise<T>,
  { answered = () => '2xx', failed = () => 'error' }: Judge<T> = {},
): Promise<T> {
  const end = outgoing.startTimer({ host })
  try {
    const answer = await call()
    end({ outcome: answered(answer) })
    return answer
  } catch (error) {
    end({ outcome: failed(error) })
    throw error
  }
}

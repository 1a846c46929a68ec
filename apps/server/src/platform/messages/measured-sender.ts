import { measureCall } from '../metrics/measure-call.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { MessageSender } from './message-sender.ts'
import { SendFailure } from './send-failure.ts'

/** The same sender, each attempt observed: what speaks no HTTP is in no channel of Node's. */
export function measuredSender(
  metrics: Pick<Metrics, 'outgoing'>,
  host: string,
  sender: MessageSender,
): MessageSender {
  return { send: (message) => measureCall(metrics, host, () => sender.send(message), { failed: outcomeOf }) }
}

/** A server that answered by a refusal works; what it refused is about the message, the account or the hour. */
function outcomeOf(error: unknown): string {
  if (!(error instanceof SendFailure)) return 'error'
  return error.kind === 'final' || /^(refused|deferred)_/.test(error.reason) ? '4xx' : 'error'
}

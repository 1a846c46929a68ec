import { type FailureKind, SendFailure } from './send-failure.ts'

const known: Readonly<Record<number, [FailureKind, string, number?]>> = {
  // Too much at once: of the app, the business account, the number's throughput, the quality of the number.
  4: ['not_taken', 'rate_limited', 60],
  80007: ['not_taken', 'rate_limited', 60],
  130429: ['not_taken', 'rate_limited'],
  131048: ['not_taken', 'rate_limited', 60],
  // Too many to this recipient: one every six seconds.
  131056: ['not_taken', 'pair_limit', 6],
  // Their trouble.
  1: ['not_taken', 'failed'],
  2: ['not_taken', 'failed'],
  131000: ['not_taken', 'failed'],
  131016: ['not_taken', 'failed'],
  131057: ['not_taken', 'failed'],
  133004: ['not_taken', 'failed'],
  // Ours, which somebody will put right: token, rights, payment, templates.
  0: ['not_taken', 'refused'],
  10: ['not_taken', 'refused'],
  190: ['not_taken', 'refused'],
  131005: ['not_taken', 'refused'],
  131042: ['not_taken', 'refused'],
  132001: ['not_taken', 'no_template'],
  132015: ['not_taken', 'no_template'],
  132016: ['not_taken', 'no_template'],
  // The recipient's.
  131026: ['final', 'not_on_whatsapp'],
  131049: ['final', 'not_wanted'],
  131050: ['final', 'not_wanted'],
}

/** What an error code of the Cloud API means for a message, in an answer or in a delivery report. */
export function whatsAppFailure(code: number): SendFailure {
  const [kind, reason, retryAfterSeconds] = known[code] ?? ['final', `refused_${code}`]
  return new SendFailure(kind, reason, retryAfterSeconds)
}

import { Channel, PaymentProvider } from '@sanad/contracts'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FailureKind } from '../messages/send-failure.ts'

/** What this process counts of itself, in the words of Prometheus: base units, `_total` for counters. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Calls of this process to others: payment and message providers, mail, invoice registry, bucket, virus scanner. */
  readonly outgoing: Histogram<'host' | 'outcome'>
  readonly jobs: Histogram<'task' | 'outcome'>
  readonly messages: Counter<'channel' | 'kind' | 'outcome'>
  readonly otpSent: Histogram<'channel'>
  readonly otpEntered: Histogram<'channel'>
  readonly otpTries: Counter<'channel' | 'outcome'>
  readonly credited: Counter<'provider'>
  readonly databaseWaits: Histogram<'pool'>
  readonly streams: Gauge<'app'>
  readonly reportReads: Counter<'place' | 'reason'>
  readonly faults: Counter<'in' | 'name'>
  readonly untoldFaults: Counter
  readonly unread: Counter<'gauge'>
  readonly waitingAnswers: Counter
}

/** Boundaries in seconds: what a page feels (100 ms), what an alert asks (1 s), what a timeout ends (10 s). */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Of what people wait for and do: from a provider that is quick to the end of a code. */
const slowBuckets = [0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120, 300]

export function createMetrics(): Metrics {
  const metrics = describeMetrics()
  beginAtZero(metrics)
  return metrics
}

/**
 * A counter with labels appears with its first event, at 1, and Prometheus sees no growth in it: what alerts compare
 * begins at 0. Where the labels' values are too many for that, the alert looks for a series that is new.
 */
function beginAtZero({ messages, otpTries, credited, streams }: Metrics): void {
  for (const provider of PaymentProvider.options) credited.inc({ provider }, 0)
  for (const app of ['customers', 'desk']) streams.set({ app }, 0)
  for (const channel of Channel.options) {
    otpTries.inc({ channel, outcome: 'verified' }, 0)
    for (const kind of ['codes', 'notices']) {
      for (const outcome of messageOutcomes) messages.inc({ channel, kind, outcome }, 0)
    }
  }
}

const messageOutcomes = ['sent', 'not_taken', 'unknown', 'final'] satisfies (FailureKind | 'sent')[]

function describeMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'sanad_http_request_duration_seconds',
      help: 'Time from a request to the end of its answer, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers,
    }),
    outgoing: new Histogram({
      name: 'sanad_outgoing_request_duration_seconds',
      help: 'Time from a call to another service to the head of its answer, of mail and clamd to its end; outcome: its status class, or error.',
      labelNames: ['host', 'outcome'],
      buckets,
      registers,
    }),
    jobs: new Histogram({
      name: 'sanad_job_duration_seconds',
      help: 'Time of one attempt of a job; outcome: done or failed.',
      labelNames: ['task', 'outcome'],
      buckets,
      registers,
    }),
    messages: new Counter({
      name: 'sanad_messages_total',
      help: 'Messages that a provider was asked to send; outcome: sent, or the kind of failure.',
      labelNames: ['channel', 'kind', 'outcome'],
      registers,
    }),
    otpSent: new Histogram({
      name: 'sanad_otp_sent_seconds',
      help: 'Time from the request for a one-time password until the provider took its message, with all its attempts.',
      labelNames: ['channel'],
      buckets: slowBuckets,
      registers,
    }),
    otpEntered: new Histogram({
      name: 'sanad_otp_entered_seconds',
      help: 'Time from when the provider took a one-time password until it was entered.',
      labelNames: ['channel'],
      buckets: slowBuckets,
      registers,
    }),
    otpTries: new Counter({
      name: 'sanad_otp_tries_total',
      help: 'One-time passwords that were entered; outcome: verified, or why not.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    credited: new Counter({
      name: 'sanad_payments_credited_total',
      help: 'Payments that were credited to what they were for.',
      labelNames: ['provider'],
      registers,
    }),
    databaseWaits: new Histogram({
      name: 'sanad_database_wait_seconds',
      help: 'Time until work had a connection of its pool; of settlements with the time in their queue.',
      labelNames: ['pool'],
      buckets: [0.001, ...buckets],
      registers,
    }),
    streams: new Gauge({
      name: 'sanad_open_streams',
      help: 'Open pages that hear of changes at once (server-sent events).',
      labelNames: ['app'],
      registers,
    }),
    reportReads: new Counter({
      name: 'sanad_report_reads_total',
      help: 'Reports by where they were read, where there is a replica; reason: why it was the primary.',
      labelNames: ['place', 'reason'],
      registers,
    }),
    faults: new Counter({
      name: 'sanad_faults_total',
      help: 'Unexpected failures by where they came up: request, job (given up) or process, and its route or name.',
      labelNames: ['in', 'name'],
      registers,
    }),
    untoldFaults: new Counter({
      name: 'sanad_faults_untold_total',
      help: 'Unexpected failures that the fault hook could not be told.',
      registers,
    }),
    unread: new Counter({
      name: 'sanad_gauges_unread_total',
      help: 'Gauges that could not be read when Prometheus asked.',
      labelNames: ['gauge'],
      registers,
    }),
    waitingAnswers: new Counter({
      name: 'sanad_waiting_answers_total',
      help: 'Pages and calls that were answered with a place in line; each is one of the answers with 503.',
      registers,
    }),
  }
}

import { Channel } from '@sanad/contracts'
import { Counter, Histogram, Registry } from 'prom-client'
import type { FailureKind } from '../messages/send-failure.ts'

/** What this process counts of itself, in the words of Prometheus: base units, `_total` for counters. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  /** Calls of this process to others: gateways, message providers, file store. */
  readonly outgoing: Histogram<'host' | 'outcome'>
  readonly jobs: Histogram<'task' | 'outcome'>
  readonly messages: Counter<'channel' | 'kind' | 'outcome'>
  readonly otpTries: Counter<'channel' | 'outcome'>
  readonly reportReads: Counter<'place' | 'reason'>
  readonly faults: Counter<'in' | 'name'>
  readonly untoldFaults: Counter
  readonly unread: Counter<'gauge'>
  readonly waitingAnswers: Counter
}

/** Boundaries in seconds: what a page feels (100 ms), what an alert asks (1 s), what a timeout ends (10 s). */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createMetrics(): Metrics {
  const metrics = describeMetrics()
  beginAtZero(metrics)
  return metrics
}

/**
 * A counter with labels appears with its first event, at 1, and Prometheus sees no growth in it: what alerts compare
 * begins at 0. Where the labels' values are too many for that, the alert looks for a series that is new.
 */
function beginAtZero({ messages, otpTries }: Pick<Metrics, 'messages' | 'otpTries'>): void {
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
      help: 'Time from a call to another service to the head of its answer; outcome: its status class, or error.',
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
    otpTries: new Counter({
      name: 'sanad_otp_tries_total',
      help: 'One-time passwords that were entered; outcome: verified, or why not.',
      labelNames: ['channel', 'outcome'],
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

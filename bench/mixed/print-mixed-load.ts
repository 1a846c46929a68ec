import type { Recorder } from './recorder.ts'

interface Measured {
  readonly title: string
  readonly recorder: Recorder
  readonly facts: readonly (readonly [what: string, value: string])[]
}

const shares = [0.5, 0.95, 0.99] as const

/** Milliseconds, and as multiples of what /health/live took in the same run: those compare between machines. */
export function printMixedLoad({ title, recorder, facts }: Measured): void {
  const base = percentiles(recorder.byKind.get('/health/live')?.milliseconds ?? [])
  console.log(`\n${title}, in milliseconds (and × /health/live)\n`)
  console.log(`| | calls | p50 | p95 | p99 | other than 2xx |\n|${' --- |'.repeat(6)}`)
  for (const [kind, { milliseconds, others }] of recorder.byKind) {
    const cells = percentiles(milliseconds).map((ms, index) => {
      const ratio = ms / (base[index] || 1)
      return `${ms.toFixed(1)} (${ratio.toFixed(1)})`
    })
    const refused = [...others].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ')
    console.log(`| ${[kind, milliseconds.length, ...cells, refused || 'none'].join(' | ')} |`)
  }
  console.log('\n| | |\n| --- | --- |')
  for (const [what, value] of facts) console.log(`| ${what} | ${value} |`)
}

function percentiles(milliseconds: readonly number[]): number[] {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  return shares.map((share) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0)
}

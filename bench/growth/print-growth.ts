import { microsOf, type Round } from '../api/measure-round.ts'
import { medianOf } from '../median.ts'

export function printGrowth(measured: readonly (readonly [small: Round, large: Round])[]): void {
  console.log(
    '\n| the composite read, at | answers a second | CPU of the server, µs | CPU of the database, µs |\n| --- | --- | --- | --- |',
  )
  for (const [at, name] of ['1,000 applications', '1,000,000 applications'].entries()) {
    const median = (part: keyof Round) => medianOf(measured.map((pair) => pair[at]?.[part] ?? 0)).toFixed(0)
    console.log(`| ${name} | ${median('perSecond')} | ${median('ownMicros')} | ${median('databaseMicros')} |`)
  }
  const byTime = medianOf(measured.map(([small, large]) => small.perSecond / large.perSecond))
  const byCpu = medianOf(measured.map(([small, large]) => microsOf(large) / microsOf(small)))
  console.log(`\n${byTime.toFixed(2)} times the time, ${byCpu.toFixed(2)} times the CPU (wanted: 1.15).`)
}

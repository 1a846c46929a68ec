import { medianOf } from '../median.ts'
import { microsOf, type Round } from './measure-round.ts'

/** What, by which floor it is divided, and the share that is wanted. */
const shares = [
  ['composite', 'bare', 0.85],
  ['composite', 'ready', 0.25],
  ['composite, made anew', 'ready', 0.25],
  ['list', 'ready', 0.25],
  ['list, made anew', 'ready', 0.25],
  ['profile', 'ready', 0.5],
] as const

export function printApi(measured: ReadonlyMap<string, readonly Round[]>): void {
  console.log(
    '\n| | answers a second | CPU of the server, µs | CPU of the database, µs |\n| --- | --- | --- | --- |',
  )
  for (const [name, rounds] of measured) {
    const [rate, own, database] = (['perSecond', 'ownMicros', 'databaseMicros'] as const).map((part) =>
      medianOf(rounds.map((round) => round[part])).toFixed(0),
    )
    console.log(`| ${name} | ${rate} | ${own} | ${database} |`)
  }
  console.log('\n| | by answers a second | by CPU | wanted |\n| --- | --- | --- | --- |')
  for (const [name, floor, wanted] of shares) {
    const pairs = (measured.get(name) ?? []).flatMap((round, index) => {
      const beside = measured.get(floor)?.[index]
      return beside ? [[round, beside] as const] : []
    })
    const byRate = medianOf(pairs.map(([round, beside]) => round.perSecond / beside.perSecond))
    const byCpu = medianOf(pairs.map(([round, beside]) => microsOf(beside) / microsOf(round)))
    console.log(`| ${name} ÷ ${floor} | ${byRate.toFixed(3)} | ${byCpu.toFixed(3)} | ${wanted} |`)
  }
}

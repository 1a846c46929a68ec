import type { ComplianceFacts } from '../compliance/compliance-facts.ts'

/** A row of compliance/replay.csv, whose head says how it was written. */
export interface ReplayCase {
  readonly text: string
  readonly facts: Partial<ComplianceFacts>
  readonly form: string
  readonly periodTo: string
  readonly dueOn: string
  readonly forms: string
}

const [table = ''] = Object.values(
  import.meta.glob('../../../../compliance/replay.csv', { query: '?raw', import: 'default', eager: true }),
)

export const replayCases: readonly ReplayCase[] = table
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map(toCase)

function toCase(line: string): ReplayCase {
  // A cell with a comma is in double quotes; none has a quote of its own.
  const [facts = '', form = '', periodTo = '', dueOn = '', forms = ''] = [
    ...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g),
  ].map(([, quoted, plain]) => quoted ?? plain ?? '')
  return { text: `${facts} ${form} ${periodTo}`, facts: toFacts(facts), form, periodTo, dueOn, forms }
}

function toFacts(text: string): Partial<ComplianceFacts> {
  const entries = text.split(';').map((part): [string, unknown] => {
    const [name = '', value = ''] = part.split('=')
    return [name, parseFact(name, value)]
  })
  return Object.fromEntries(entries) as Partial<ComplianceFacts>
}

function parseFact(name: string, value: string): unknown {
  if (name === 'also' || name === 'meetings') return value.split(' ')
  if (name === 'yearTurnovers') {
    const [year, turnover] = value.split(':')
    return [{ year: Number(year), turnover }]
  }
  if (name === 'stateId' || name === 'auditorYear' || name === 'directorKycYear') return Number(value)
  return value === 'true' ? true : value
}

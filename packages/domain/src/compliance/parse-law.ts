import * as z from 'zod/mini'
import { type ComplianceLaw, DueSeries, Extension } from './due-series.ts'

const LawFile = z.strictObject({
  series: z._default(z.array(DueSeries), []),
  extensions: z._default(z.array(Extension), []),
})

/** The law from the contents of its data files, by name; a mistake is named by file and place. */
export function parseLaw(files: ReadonlyMap<string, unknown>): ComplianceLaw {
  const parsed = [...files].map(([name, data]) => {
    const result = z.safeParse(LawFile, data, { error: z.locales.en().localeError })
    if (result.success) return result.data
    const problems = result.error.issues.map(
      ({ path, message }) => `${name}: ${z.core.toDotPath(path) || '(file)'}: ${message}`,
    )
    throw new Error(problems.join('\n'))
  })
  const law = {
    series: parsed.flatMap(({ series }) => series),
    extensions: parsed.flatMap(({ extensions }) => extensions),
  }
  const problems = listProblems(law)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return law
}

function listProblems({ series }: ComplianceLaw): string[] {
  const ids = series.map(({ id }) => id)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: there are two of this id`),
    ...series.flatMap(({ id, rules }) =>
      rules.flatMap(({ due, source, confirmed_by, confirmed_on, valid_from, valid_to }) => [
        ...(due === null && (source.mark === 'V' || confirmed_by)
          ? [`${id}: is confirmed but has no due date`]
          : []),
        ...((confirmed_by === null) === (confirmed_on === null)
          ? []
          : [`${id}: confirmed_by and confirmed_on belong together`]),
        ...(valid_to !== null && valid_to < valid_from ? [`${id}: valid_to is before valid_from`] : []),
      ]),
    ),
  ]
}

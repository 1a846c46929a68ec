import { type Instant, toMillis } from '../calendar/instant.ts'
import type { ApplicationFacts, DocumentStatus, OpenOrder } from '../case/application-facts.ts'
import type { ApplicationHistory, GivenFile } from './application-history.ts'

/** The facts that were recorded until a moment, so that every rule about the present can be asked about the past. */
export function factsAt(history: ApplicationHistory, moment: Instant): ApplicationFacts {
  const limit = toMillis(moment)
  const until = <Fact extends { at: Instant }>(facts: readonly Fact[]) =>
    facts.filter(({ at }) => toMillis(at) <= limit)
  const formAt = history.formSubmittedAt
  const files = Map.groupBy(until(history.files), ({ documentId }) => documentId)
  return {
    settled: until(history.settled),
    documents: [...files].flatMap(([documentId, given]) => {
      const file = lastOf(given)
      return file ? [{ documentId, status: statusAt(file, limit), at: file.at }] : []
    }),
    fields: until(history.fields),
    extraItems: until(history.extraItems),
    requestedExtraItems: until(history.requestedExtraItems),
    formSubmittedAt: formAt !== null && toMillis(formAt) <= limit ? formAt : null,
    staffActs: until(history.staffActs),
    paidRupees: history.paidRupees,
    refunds: until(history.refunds),
  }
}

function lastOf(files: readonly GivenFile[]): GivenFile | undefined {
  return files.reduce<GivenFile | undefined>(
    (last, file) => (last && toMillis(last.at) > toMillis(file.at) ? last : file),
    undefined,
  )
}

function statusAt({ verdicts }: GivenFile, limit: number): DocumentStatus {
  return verdicts.findLast(({ at }) => toMillis(at) <= limit)?.verdict ?? 'submitted'
}

export function openOrderAt({ undecidedPayments }: ApplicationHistory, moment: Instant): OpenOrder {
  const limit = toMillis(moment)
  const open = undecidedPayments.filter(
    ({ from, to }) => toMillis(from) <= limit && (to === null || toMillis(to) > limit),
  )
  if (open.some(({ order }) => order === 'in_review')) return 'in_review'
  return open.length > 0 ? 'confirming' : 'none'
}

/** Every moment until now at which a fact was recorded, in order, each once. */
export function listMoments(history: ApplicationHistory, now: Instant): Instant[] {
  const { settled, files, fields, extraItems, requestedExtraItems, staffActs, refunds } = history
  const facts = [settled, files, fields, extraItems, requestedExtraItems, staffActs, refunds].flat()
  const moments = [
    ...facts.map(({ at }) => at),
    ...(history.formSubmittedAt === null ? [] : [history.formSubmittedAt]),
    ...files.flatMap(({ verdicts }) => verdicts.map(({ at }) => at)),
    ...history.undecidedPayments.flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
  ]
  const begun = toMillis(history.createdAt)
  const after = moments.map(toMillis).filter((at) => at > begun && at <= toMillis(now))
  return [begun, ...new Set(after.toSorted((one, other) => one - other))].map((at) =>
    new Date(at).toISOString(),
  )
}

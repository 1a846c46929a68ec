import type { SearchHit } from '@sanad/contracts/staff'
import { textIn } from '@sanad/domain'
import type { Db } from '../../../platform/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readDefinitions, type VersionRef } from '../../case/definitions.ts'

export interface FoundRow extends Omit<SearchHit, 'service'> {
  /** Of an application. */
  readonly version: VersionRef | null
}

/** Names the service of each application: a search reads no definition that this process has read before. */
export async function nameServices(
  db: Db,
  rows: readonly FoundRow[],
  language: Language,
): Promise<SearchHit[]> {
  const definitionOf = await readDefinitions(
    db,
    rows.flatMap(({ version }) => version ?? []),
  )
  const titleOf = ({ slug, version }: VersionRef) =>
    textIn(definitionOf({ service_slug: slug, service_version: version }).title, language)
  return rows.map(({ version, ...hit }) => ({ ...hit, service: version && titleOf(version) }))
}

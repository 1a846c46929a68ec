import { keptFiles, listKept } from './kept-files.ts'

/** Photos that are collected for one PDF, in their order. */
interface KeptPages {
  readonly key: string
  readonly customerId: string
  readonly pages: readonly File[]
  readonly keptAt: number
}

/** None forgets them. Apart from the files, which the first page of a visit can forget: it counts its bytes. */
export async function keepPages({ key, customerId, pages }: Omit<KeptPages, 'keptAt'>): Promise<void> {
  if (pages.length === 0) return keptFiles.forget(pagesKey(key))
  const record = { key: pagesKey(key), customerId, pages }
  await keptFiles.keep(record)
}

export async function readPages({
  key,
  customerId,
}: Pick<KeptPages, 'key' | 'customerId'>): Promise<readonly File[]> {
  const kept = await listKept<KeptPages>(customerId)
  return kept.find((record) => record.key === pagesKey(key))?.pages ?? []
}

const pagesKey = (key: string) => `${key}/pages`

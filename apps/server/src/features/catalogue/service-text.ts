import type { ServicePagesTexts } from '@sanad/texts/server/service-pages'

/** What the texts say of a service by its slug; not every service has every part. */
export function findServiceText(
  slug: string,
  part: 'fee' | 'department' | 'address' | 'when',
  texts: ServicePagesTexts,
): string | undefined {
  const all: Readonly<Record<string, unknown>> = { ...texts }
  const text = all[`${slug}.${part}`]
  return typeof text === 'string' ? text : undefined
}

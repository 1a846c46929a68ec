import { isCalendarDate } from '@sanad/domain'

export interface LicenceValues {
  readonly id: string
  readonly title: string
  readonly valid_until: string
}

/** Drafts are text only: the licences are serialised. */
export function writeLicences(licences: readonly LicenceValues[]): string {
  return JSON.stringify(licences.map(({ id, title, valid_until }) => ({ id, title, valid_until })))
}

export function readLicences(text: string): LicenceValues[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isLicence) : []
  } catch {
    return []
  }
}

export function isComplete({ title, valid_until }: LicenceValues): boolean {
  return title.trim() !== '' && isCalendarDate(valid_until)
}

function isLicence(value: unknown): value is LicenceValues {
  if (typeof value !== 'object' || value === null) return false
  const { id, title, valid_until }: Partial<Record<keyof LicenceValues, unknown>> = value
  return [id, title, valid_until].every((part) => typeof part === 'string')
}

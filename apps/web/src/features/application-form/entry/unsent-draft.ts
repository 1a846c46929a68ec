import { readStored, writeStored } from '@sanad/web-kit'
import * as z from 'zod/mini'
import type { FormValues } from '../form-values.ts'

const Unsent = z.record(z.string(), z.string())

const keyOf = (applicationId: string) => `unsentForm/${applicationId}`

/** Input of this tab that has not reached the server, in session storage to survive a reload. */
export function readUnsent(applicationId: string): FormValues {
  try {
    return Unsent.parse(JSON.parse(readStored('sessionStorage', keyOf(applicationId)) ?? '{}'))
  } catch {
    return {}
  }
}

export function writeUnsent(applicationId: string, values: FormValues): void {
  const text = Object.keys(values).length > 0 ? JSON.stringify(values) : null
  writeStored('sessionStorage', keyOf(applicationId), text)
}

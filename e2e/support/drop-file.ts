import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'

/** Drops a file of `e2e/files` from outside the browser, as a hand does with a mouse. */
export async function dropFile(target: Locator, name: string): Promise<void> {
  const content = readFileSync(join(import.meta.dirname, '..', 'files', name)).toString('base64')
  const dataTransfer = await target.evaluateHandle(
    (_, { content, name }) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: 'application/pdf' }))
      return transfer
    },
    { content, name },
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer })
}

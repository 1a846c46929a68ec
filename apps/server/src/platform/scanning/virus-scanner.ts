import type { Readable } from 'node:stream'

export interface VirusScanner {
  /** What was found in the content, by the scanner's name for it; null: nothing. Throws when there is no answer. */
  scan(content: Readable): Promise<string | null>
}

/** Nobody can scan at the moment: the scanner is not reached, or does not answer. */
export class ScannerUnavailable extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options)
    this.name = 'ScannerUnavailable'
  }
}

import type { LocalText } from '@sanad/domain'

interface Named {
  readonly title: LocalText
  readonly trackId: string
  readonly filename: string
}

/** File name of a download: title, tracking id and the stored file's extension; no path separators. */
export function downloadName({ title, trackId, filename }: Named): string {
  const words = title.en.replace(/[^\p{L}\p{N}() -]/gu, ' ').replace(/\s+/g, ' ')
  return `${words.trim()} ${trackId}.${filename.split('.').at(-1)}`
}

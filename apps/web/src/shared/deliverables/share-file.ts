interface LinkedFile {
  readonly filename: string
  readonly content_type: string
  readonly download_url: string
}

/** False where the browser cannot share this file. Whoever closes the list of apps has changed their mind: no failure. */
export async function shareFile({ filename, content_type, download_url }: LinkedFile): Promise<boolean> {
  const response = await fetch(new URL(download_url, location.href))
  if (!response.ok) throw new Error(`The file answered ${response.status}`)
  const files = [new File([await response.blob()], filename, { type: content_type })]
  if (!canShare({ files })) return false
  try {
    await navigator.share({ files, title: filename })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

// `navigator.canShare` is missing in Firefox and outside of secure contexts.
function canShare(data: ShareData): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(data)
}

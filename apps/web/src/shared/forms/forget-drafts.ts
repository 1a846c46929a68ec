const prefixes = ['draft:', 'informationDraft/', 'unsentForm/']

/** Forgets everything that was typed and not sent: whoever logs out leaves nothing behind in the tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (prefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage that cannot be read holds nothing.
  }
}

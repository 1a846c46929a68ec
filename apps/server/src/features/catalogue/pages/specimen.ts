import { type Html, html } from './html.ts'

/** What a kind of paper looks like, in a few lines of a drawing. */
const drawings = {
  photo: html`<rect x="14" y="4" width="36" height="40" rx="2"/><circle cx="32" cy="18" r="7"/><path d="M19 42c2-10 24-10 26 0"/>`,
  card: html`<rect x="4" y="8" width="56" height="34" rx="4"/><rect x="9" y="15" width="14" height="18"/><path d="M29 18h25M29 25h20M29 32h25"/>`,
  cheque: html`<rect x="2" y="10" width="60" height="28" rx="2"/><path d="M7 18h26M7 25h36M42 32h15M6 36L58 12"/>`,
  paper: html`<path d="M14 3h26l10 10v34H14zM40 3v10h10M21 20h22M21 27h22M21 34h14"/>`,
}

function kindOf(documentId: string): keyof typeof drawings {
  if (/cheque/.test(documentId)) return 'cheque'
  if (/pan|photo-id|aadhaar|licence/.test(documentId)) return 'card'
  return /photo/.test(documentId) ? 'photo' : 'paper'
}

/** A sample of a document, by what its id says that it is. */
export function specimen(documentId: string, label: string): Html {
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 64 50" width="64" height="50" fill="none" stroke="currentColor" stroke-width="2">${drawings[kindOf(documentId)]}</svg>`
}

import type { InformationTexts } from '@sanad/texts/web/information'
import type { FileRowStatus, Tone } from '@sanad/ui'
import type { DocumentView } from './document-view.ts'

/** Of a status, in the list as in the row: amber is the customer's turn. */
export const documentTones: Record<FileRowStatus, Tone> = {
  empty: 'yellow',
  uploading: 'blue',
  uploaded: 'green',
  failed: 'red',
}

export interface DocumentLook {
  readonly status: FileRowStatus
  readonly label: keyof InformationTexts
  /** What its file picker says. */
  readonly choose: keyof InformationTexts
}

const looks: Record<DocumentView['kind'], DocumentLook> = {
  needed: { status: 'empty', label: 'needed', choose: 'chooseFile' },
  beingChecked: { status: 'uploaded', label: 'beingChecked', choose: 'replace' },
  received: { status: 'uploaded', label: 'received', choose: 'replace' },
  accepted: { status: 'uploaded', label: 'accepted', choose: 'replace' },
  rejected: { status: 'failed', label: 'rejected', choose: 'chooseAnother' },
  infected: { status: 'failed', label: 'infected', choose: 'chooseAnother' },
  shrinking: { status: 'uploading', label: 'shrinking', choose: 'replace' },
  doubtful: { status: 'empty', label: 'doubtful', choose: 'chooseAnother' },
  interrupted: { status: 'empty', label: 'interrupted', choose: 'chooseAnother' },
  uploading: { status: 'uploading', label: 'uploading', choose: 'replace' },
  failed: { status: 'failed', label: 'failed', choose: 'chooseAnother' },
  unusable: { status: 'failed', label: 'unusable', choose: 'chooseAnother' },
}

/** How the state of a document is shown. */
export function documentLook({ kind }: DocumentView): DocumentLook {
  return looks[kind]
}

import type { ServiceApplication } from '@sanad/contracts'

/** A document that is asked for and not given. */
export function askedDocument(id: string, label: string): ServiceApplication['documentList'][number] {
  return {
    id,
    code: id,
    document_id: id,
    label,
    document_title: label,
    help: '',
    value: null,
    submitted: false,
  }
}

type ExtraItem = ServiceApplication['extra_info'][number]

/** An extra item that is asked for and not given. */
export function extraItem(id: string, title: string, changes: Partial<ExtraItem> = {}): ExtraItem {
  return {
    id,
    code: id,
    title,
    type: 'textarea',
    options: [],
    value: '',
    submitted: false,
    is_submit: false,
    ...changes,
  }
}

import type { ServiceApplication } from '@sanad/contracts'
import { isRefused, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { isSealed } from '../../../platform/sealed-value.ts'
import { toChangeRequests } from '../../case/change-requests.ts'
import { toFieldView } from '../../catalogue/field-view.ts'
import { toUploadedDocument } from '../../documents/uploaded-document-view.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'

type InformationParts =
  | 'documentList'
  | 'uploadedDocs'
  | 'fieldList'
  | 'submittedFields'
  | 'extra_info'
  | 'change_requests'

/** Requested and submitted information; personal identifiers masked. */
export function toInformationView(
  row: ServiceApplicationRow,
  { language, fileLinkKey }: { language: Language; fileLinkKey: Buffer },
): Pick<ServiceApplication, InformationParts> {
  const { documents, fields, extraInfo } = row.definition
  return {
    documentList: documents.map(({ id, label, help }) => {
      const current = row.documents.find(({ documentId }) => documentId === id)
      return {
        id,
        code: id,
        document_id: id,
        label: textIn(label, language),
        document_title: textIn(label, language),
        help: help ? textIn(help, language) : '',
        value: current?.filename ?? null,
        submitted: current !== undefined && !isRefused(current.status),
      }
    }),
    uploadedDocs: row.documents.map((document) =>
      toUploadedDocument(document, { key: fileLinkKey, now: row.now }),
    ),
    fieldList: fields.map((field) => toFieldView(field, language)),
    submittedFields: row.submitted_fields.map(({ fieldId, value }) => ({
      field_id: fieldId,
      value: isSealed(value) ? value.mask : value,
    })),
    change_requests: toChangeRequests(row),
    extra_info: extraInfo.map(({ id, title, type = 'textarea', options = [] }) => {
      const given = row.submitted_extra.find((item) => item.id === id)
      return {
        id,
        code: id,
        title: textIn(title, language),
        type,
        options: options.map(({ value, label }) => ({ value, label: textIn(label, language) })),
        value: given?.value ?? '',
        submitted: given !== undefined,
        is_submit: given !== undefined,
      }
    }),
  }
}

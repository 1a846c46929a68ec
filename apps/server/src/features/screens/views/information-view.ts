import type { ServiceApplication } from '@sanad/contracts'
import { hiddenText, indianDayOf, isAskedByNow, isRefused, listOpenAsks, textIn } from '@sanad/domain'
import type { Language } from '../../../platform/http/language.ts'
import { isSealed } from '../../../platform/sealed-value.ts'
import { toChangeRequests } from '../../case/change-requests.ts'
import { findKnownAnswer } from '../../case/earlier-applications.ts'
import { factsOf } from '../../case/recorded-facts.ts'
import { toReusableAnswer } from '../../case/reusable-answers.ts'
import { toFieldView } from '../../catalogue/field-view.ts'
import { listReusableFiles } from '../../documents/reusable-files.ts'
import { toUploadedDocument } from '../../documents/uploaded-document-view.ts'
import type { ServiceApplicationRow } from '../service-application-row.ts'

type InformationParts =
  | 'documentList'
  | 'uploadedDocs'
  | 'fieldList'
  | 'submittedFields'
  | 'extra_info'
  | 'change_requests'
  | 'asked_by'
  | 'reusable_documents'

/** Requested and submitted information; personal identifiers masked. */
export function toInformationView(
  row: ServiceApplicationRow,
  { language, fileLinkKey }: { language: Language; fileLinkKey: Buffer },
): Pick<ServiceApplication, InformationParts> {
  const { documents, fields, extraInfo } = row.definition
  const given = { ...row, asked: fields, submitted: row.submitted_fields }
  const today = indianDayOf(row.now.toISOString())
  const facts = factsOf(row)
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
      toUploadedDocument(document, { key: fileLinkKey, now: row.now, language }),
    ),
    fieldList: fields
      .filter((field) => isAskedByNow(field, row.definition, facts))
      .map((field) => {
        const submitted = row.submitted_fields.find(({ fieldId }) => fieldId === field.id)
        const isOpen = submitted === undefined
        const known = isOpen ? findKnownAnswer(field, given, today) : undefined
        return {
          ...toFieldView(field, row.definition, language),
          ...(field.type === 'password' && submitted?.value === hiddenText && { destroyed: true }),
          ...(known !== undefined && { known }),
          ...(isOpen && known === undefined && toReusableAnswer(field, given, language)),
        }
      }),
    reusable_documents: listReusableFiles(row, language),
    submittedFields: row.submitted_fields.map(({ fieldId, value }) => ({
      field_id: fieldId,
      value: isSealed(value) ? value.mask : value,
    })),
    asked_by: listOpenAsks(facts).map(({ id, dueOn }) => ({ id, due_on: dueOn })),
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

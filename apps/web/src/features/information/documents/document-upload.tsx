import { DocumentRow } from './document-row.tsx'
import { type AskedFor, useDocument } from './use-document.ts'

/** One document that is asked for, as a row: its file, and what gives or replaces it. */
export function DocumentUpload(props: AskedFor) {
  const { row } = useDocument(props)
  return <DocumentRow {...row} />
}

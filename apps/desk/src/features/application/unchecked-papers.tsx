import type { ServiceApplication } from '@sanad/contracts'
import { applicationMessages } from '@sanad/texts/desk/application'
import { Banner } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { isUndecidedFile } from '../../shared/application/is-undecided-file.ts'

/** Before what comes after the papers is recorded: which of them nobody has judged. Not refused, as it may be meant. */
export function UncheckedPapers({ application }: { application: ServiceApplication }) {
  const texts = useMessages(applicationMessages)
  const labels = new Map(application.documentList.map(({ document_id, label }) => [document_id, label]))
  const unchecked = application.uploadedDocs.filter(isUndecidedFile)
  if (unchecked.length === 0) return null
  const names = unchecked.map(({ document_id }) => labels.get(document_id) ?? document_id)
  return <Banner tone="warning">{texts.unchecked({ count: names.length, names: names.join(', ') })}</Banner>
}

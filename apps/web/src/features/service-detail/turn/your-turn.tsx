import type { ServiceApplication } from '@sanad/contracts'
import { formatRupees, isRefused } from '@sanad/domain'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { OutcomePanel, RupeeIcon, UploadIcon } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { countBeside, countMissing, missingWords } from '../../../shared/applications/missing-words.ts'
import { AskedItems, nameOf } from './asked-items.tsx'
import { RefusedDocuments } from './refused-documents.tsx'

interface YourTurnProps {
  application: ServiceApplication
  /** The button that opens what is to be given, by its own name, or under this one a document of it. */
  provide: (label?: string, documentId?: string) => ReactNode
  /** Shows the panel about a due payment where it leads on, with the button that pays what was chosen. */
  payDue: (panel: (pay: ReactNode) => ReactNode) => ReactNode
}

/** What the customer must do now, with one button; nothing while somebody else acts, or before the first payment. */
export function YourTurn({ application, provide, payDue }: YourTurnProps) {
  const texts = useMessages(serviceDetailMessages)
  const words = useMessages(applicationMessages)
  const language = useLanguage()
  const { serviceDetails, next_step, uploadedDocs } = application
  if (serviceDetails.client_status !== 'processing' || next_step.turn !== 'you') return null
  const [firstDue] = (application.asked_by ?? []).map(({ due_on }) => due_on).toSorted()
  const dueBy = firstDue && texts.turnDueBy({ day: formatDate(firstDue, language) })
  switch (next_step.next) {
    case 'replace_document': {
      const refused = uploadedDocs.filter(({ status }) => isRefused(status))
      const others = countBeside(application, refused.length)
      const [one, ...more] = refused.map(({ document_id }) => nameOf(application, document_id))
      return (
        <OutcomePanel
          tone="warning"
          icon={<UploadIcon />}
          title={texts.turnReplace({ count: refused.length })}
          message={<RefusedDocuments application={application} refused={refused} />}
          actions={provide(
            one && more.length === 0
              ? texts.turnReplaceOne({ name: one })
              : texts.turnReplaceAct({ count: refused.length }),
            refused[0]?.document_id,
          )}
        >
          {countMissing(others) > 0 && <p>{texts.turnOthers({ what: missingWords(others, words) })}</p>}
          <AskedItems application={application} but={refused.map(({ document_id }) => document_id)} />
          {dueBy && <p>{dueBy}</p>}
        </OutcomePanel>
      )
    }
    case 'provide_information': {
      // The form may come until the last step, and has a note of its own.
      const missing = { ...application, form_missing: false }
      return (
        <OutcomePanel
          tone="warning"
          icon={<UploadIcon />}
          title={texts.turnProvide({
            what: missingWords(missing, words),
            count: countMissing(missing),
          })}
          message={<p>{texts.turnProvideText}</p>}
          actions={provide()}
        >
          <AskedItems application={application} />
          {dueBy && <p>{dueBy}</p>}
        </OutcomePanel>
      )
    }
    case 'pay_stage': {
      const due = application.stage_quotes.find(({ stage_id }) => stage_id === next_step.stage_id)
      if (!due) return null
      return payDue((pay) => (
        <OutcomePanel
          tone="warning"
          icon={<RupeeIcon />}
          title={texts.turnPay({ amount: formatRupees(due.quote.total) })}
          message={<p>{texts.turnPayText({ stage: titleOf(application, due.stage_id) })}</p>}
          actions={pay}
        />
      ))
    }
    default:
      return null
  }
}

function titleOf({ default_timeline }: ServiceApplication, stageId: string): string {
  return default_timeline.find(({ id }) => id === stageId)?.title ?? ''
}

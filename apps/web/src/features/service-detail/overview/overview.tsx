import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Banner, Card, Stack } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import type { ReactNode } from 'react'
import { BulletList } from '../bullet-list.tsx'
import { NoteBlock } from './note-block.tsx'
import { PausedPanel } from './paused-panel.tsx'

interface OverviewProps {
  application: ServiceApplication
  /** Leads to the application form. */
  openForm: ReactNode
}

/** What the service is; once paid, where it stands: congratulations only as long as the payment is the news. */
export function Overview({ application, openForm }: OverviewProps) {
  const texts = useMessages(serviceDetailMessages)
  const { description, points, reqDocuments, serviceDetails } = application
  if (serviceDetails.payment_status === 1) return <PaidState application={application} openForm={openForm} />
  return (
    <Card title={texts.overview}>
      <Stack>
        <p>{description}</p>
        <BulletList points={points} />
        <NoteBlock note={reqDocuments.note} />
      </Stack>
    </Card>
  )
}

function PaidState({ application, openForm }: OverviewProps) {
  const texts = useMessages(serviceDetailMessages)
  const { serviceDetails, news, next_step } = application
  const { client_status } = serviceDetails
  if (client_status === 'on_hold') return <PausedPanel application={application} />
  if (client_status === 'refund') return <Banner>{texts.refund}</Banner>
  if (client_status === 'refund_completed') return <Banner>{texts.refundCompleted}</Banner>
  if (news === 'resumed') return <Banner title={texts.resumed}>{texts.resumedText}</Banner>
  if (news === null)
    return next_step.turn !== 'you' && <NothingToDo application={application} openForm={openForm} />
  // That the payment came in is told by then.
  return (
    <Banner tone="success" title={texts.congratulations}>
      {news === 'completed' ? texts.allDone : texts.congratulationsText}
    </Banner>
  )
}

/** Others work: nothing is asked, and when it is usually done. */
function NothingToDo({ application, openForm }: OverviewProps) {
  const texts = useMessages(serviceDetailMessages)
  const language = useLanguage()
  const { userTimeLine, application_form: form } = application
  const isFormToCome = form?.required === true && form.submitted_at === null
  const stage = userTimeLine[0]?.timeline.find(({ in_progress }) => in_progress)
  return (
    <Banner title={isFormToCome ? texts.onlyForm : texts.nothingToDo} actions={isFormToCome && openForm}>
      {stage?.expected_on && (
        <p>{texts.stageExpected({ stage: stage.title, day: formatDate(stage.expected_on, language) })}</p>
      )}
      <p>{texts.weTellYou}</p>
    </Banner>
  )
}

import type { ServiceApplication } from '@sanad/contracts'
import { type ServiceDetailTexts, serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Banner, Card, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { BulletList } from '../bullet-list.tsx'
import { NoteBlock } from './note-block.tsx'

/** What the service is; once paid, a congratulations banner stands in its place. */
export function Overview({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const { description, points, reqDocuments, serviceDetails } = application
  if (serviceDetails.payment_status === 1) return <PaidBanner application={application} />
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

function PaidBanner({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const { client_status } = application.serviceDetails
  if (client_status === 'on_hold')
    return (
      <Banner tone="warning" title={texts.onHold}>
        {application.hold_reason}
      </Banner>
    )
  if (client_status === 'refund') return <Banner>{texts.refund}</Banner>
  if (client_status === 'refund_completed') return <Banner>{texts.refundCompleted}</Banner>
  return (
    <Banner tone="success" title={texts.congratulations}>
      {congratulation(application, texts)}
    </Banner>
  )
}

function congratulation({ serviceDetails, next_step }: ServiceApplication, texts: ServiceDetailTexts) {
  if (serviceDetails.client_status === 'completed') return texts.allDone
  return next_step.turn === 'you' ? texts.congratulationsYourTurn : texts.congratulationsText
}

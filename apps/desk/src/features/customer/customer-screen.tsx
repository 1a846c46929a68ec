import type { DeskCustomer } from '@sanad/contracts/staff'
import { customerMessages } from '@sanad/texts/desk/customer'
import { eventsMessages } from '@sanad/texts/desk/shared/events'
import {
  Alert,
  Badge,
  Card,
  Columns,
  ExternalLinkIcon,
  Inline,
  KeyValueList,
  LoadingState,
  PageHeader,
  Stack,
} from '@sanad/ui'
import {
  AppLink,
  DetailError,
  formatDate,
  isApiError,
  useErrorText,
  useLanguage,
  useMessages,
} from '@sanad/web-kit'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useGetDeskCustomerQuery } from '../../shared/customer/customer-query.ts'
import { channelNames } from '../../shared/customer/event-words.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { ActLink } from '../../shared/keys/act-link.tsx'
import { paths, workPath } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { ActingDialog } from './acting-dialog.tsx'
import styles from './customer.module.css'
import { CustomerTimeline } from './customer-timeline.tsx'
import { NoteCard } from './note-card.tsx'
import { useOpenPortal } from './use-open-portal.ts'

/** S5: who a customer is, how to reach them, and everything that happened. */
export function CustomerScreen() {
  const texts = useMessages(customerMessages)
  const { id = '' } = useParams()
  const { currentData, isError, error, refetch } = useGetDeskCustomerQuery({ params: { id } })
  if (currentData) return <Customer key={id} customer={currentData.data} />
  if (!isError) return <LoadingState label={texts.loading} />
  return (
    <DetailError
      error={error}
      notFound={{ title: texts.notFound, text: texts.notFoundText }}
      failed={texts.failed}
      back={<AppLink to={paths.work}>{texts.toWork}</AppLink>}
      onRetry={refetch}
    />
  )
}

function Customer({ customer }: { customer: DeskCustomer }) {
  const texts = useMessages(customerMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const { permissions } = useStaff()
  const mayAct = permissions.includes('customer.act_as')
  const { id, name_of_person: name, businesses } = customer
  const portal = useOpenPortal(id)
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const actAs = async () => {
    if (!customer.is_acting_allowed) return setAsking(true)
    const error = await portal.open()
    // The customer has taken it back since.
    const isTakenBack = isApiError(error) && error.code === 'acting_code_needed'
    setAsking(isTakenBack)
    setFailure(isTakenBack ? undefined : error)
  }
  return (
    <Stack gap="large">
      <DeskTitle>{name}</DeskTitle>
      <PageHeader
        title={name}
        meta={[texts.since({ day: formatDate(customer.registered_at, language) })]}
        actions={
          <>
            <ActLink
              keys="w"
              label={texts.openWork}
              variant="secondary"
              to={`${workPath('all')}?customer=${id}`}
            />
            {permissions.includes('privacy.read') && (
              <ActLink
                keys="shift+p"
                label={texts.nominee}
                variant="quiet"
                to={`${paths.privacy}?customer=${id}`}
              />
            )}
            {mayAct && (
              <ActButton
                keys="l"
                label={texts.actAs}
                variant="secondary"
                icon={<ExternalLinkIcon />}
                busy={portal.isOpening}
                busyLabel={texts.opening}
                onClick={() => void actAs()}
              />
            )}
          </>
        }
      />
      {isAsking && <ActingDialog customer={customer} onClose={() => setAsking(false)} />}
      {failure !== undefined && <Alert>{errorText(failure, texts.actAsFailed)}</Alert>}
      <Columns
        aside={
          <Stack>
            <WaysCard customer={customer} />
            {permissions.includes('call.note') && <NoteCard customerId={id} />}
            <Card title={texts.businesses}>
              {businesses.length === 0 ? (
                <p>{texts.noBusinesses}</p>
              ) : (
                <ul className={styles.businesses}>
                  {businesses.map(({ id: key, name_of_firm: firm, gstin }) => (
                    <li key={key}>{gstin ? `${firm} · ${gstin}` : firm}</li>
                  ))}
                </ul>
              )}
            </Card>
          </Stack>
        }
      >
        <CustomerTimeline customerId={id} />
      </Columns>
    </Stack>
  )
}

/** How a customer can be reached; where one way failed, the others are here. */
function WaysCard({ customer: { ways, mobile, email, language } }: { customer: DeskCustomer }) {
  const texts = useMessages(customerMessages)
  const events = useMessages(eventsMessages)
  const address = { sms: mobile, whatsapp: mobile, email }
  return (
    <Card title={texts.ways}>
      <KeyValueList
        items={[
          ...ways.map(({ channel, is_proved: isProved }) => ({
            label: events[channelNames[channel]],
            value: (
              <Inline gap="small">
                <a className={styles.way} href={channel === 'email' ? `mailto:${email}` : `tel:+91${mobile}`}>
                  {address[channel]}
                </a>
                <Badge tone={isProved ? 'green' : 'yellow'}>
                  {isProved ? texts.proved : texts.notProved}
                </Badge>
              </Inline>
            ),
          })),
          { label: texts.language, value: language === 'hi' ? texts.hindi : texts.english },
        ]}
      />
    </Card>
  )
}

import type { DeskTicket } from '@sanad/contracts/staff'
import { ticketsMessages } from '@sanad/texts/desk/tickets'
import { Card, KeyValueList, SelectField, Stack } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useCameFrom } from '../../shared/application/came-from.ts'
import { ActButton } from '../../shared/keys/act-button.tsx'
import { applicationPath, customerPath } from '../../shared/routing/paths.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { TicketPaymentList } from './ticket-payment-list.tsx'
import styles from './tickets.module.css'

interface TicketAsideProps {
  readonly ticket: DeskTicket
  readonly onTakeOrRelease: () => void
  readonly onLink: (application: DeskTicket['applications'][number]) => void
}

/** Whose ticket it is, what it is about, and who has it. */
export function TicketAside({ ticket, onTakeOrRelease, onLink }: TicketAsideProps) {
  const texts = useMessages(ticketsMessages)
  const { id: me } = useStaff()
  const { customer, application, applications, work, field_id } = ticket
  const { keep } = useCameFrom()
  return (
    <aside className={styles.aside}>
      <Card title={texts.who}>
        <KeyValueList
          items={[
            {
              label: texts.name,
              value: (
                <AppLink className={styles.link} to={customerPath(customer.id)}>
                  {customer.name_of_person}
                </AppLink>
              ),
            },
            { label: texts.mobile, value: `··${customer.mobile_end}` },
            { label: texts.language, value: customer.language === 'hi' ? texts.hindi : texts.english },
          ]}
        />
      </Card>
      <Card title={texts.application}>
        <Stack gap="small">
          {application ? (
            <AppLink className={styles.link} to={keep(applicationPath(application.id, ticket.id))}>
              {application.track_id} · {application.title}
            </AppLink>
          ) : (
            <p>{texts.noApplication}</p>
          )}
          {ticket.payment && <TicketPaymentList payment={ticket.payment} />}
          {field_id !== null && <p>{texts.asksToChange}</p>}
          {field_id === null && applications.length > 0 && (
            <SelectField
              label={texts.link}
              placeholder={texts.chooseApplication}
              value={application?.id ?? ''}
              options={applications.map(({ id, track_id, title }) => ({
                value: id,
                label: `${track_id} · ${title}`,
              }))}
              onChange={({ target }) => {
                const chosen = applications.find(({ id }) => id === target.value)
                if (chosen && chosen.id !== application?.id) onLink(chosen)
              }}
            />
          )}
        </Stack>
      </Card>
      {work && (
        <Card title={texts.owner}>
          <Stack gap="small">
            <p>{work.owner?.name ?? texts.nobody}</p>
            {(work.owner === null || work.owner.id === me) && (
              <div>
                <ActButton
                  keys="i"
                  label={work.owner ? texts.giveBack : texts.take}
                  variant="secondary"
                  size="small"
                  onClick={onTakeOrRelease}
                />
              </div>
            )}
          </Stack>
        </Card>
      )}
    </aside>
  )
}

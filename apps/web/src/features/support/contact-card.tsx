import { helpMessages } from '@sanad/texts/web/shared/help'
import { supportMessages } from '@sanad/texts/web/support'
import { Card, EditIcon, HeadsetIcon, LinkRow, PhoneIcon, RowList, TicketIcon, WhatsappIcon } from '@sanad/ui'
import { AppLink, useLanguage, useMessages } from '@sanad/web-kit'
import { useReadHelpQuery } from '../../shared/help/help-api.ts'
import { hoursIn } from '../../shared/help/hours-text.ts'
import { spacedNumber, whatsappLink } from '../../shared/help/phone-text.ts'
import { paths } from '../../shared/routing/paths.ts'

export function ContactCard() {
  const texts = useMessages(supportMessages)
  const help = useMessages(helpMessages)
  const language = useLanguage()
  const { data } = useReadHelpQuery()
  const { phone_number: phone, whatsapp_number: whatsapp } = data?.data ?? {}
  return (
    <Card
      title={texts.contactTitle}
      description={data && help.hours(hoursIn(data.data.hours, language))}
      padding="none"
    >
      <RowList>
        {phone && (
          <LinkRow
            render={<a href={`tel:${phone}`} />}
            icon={<PhoneIcon />}
            title={help.call({ number: spacedNumber(phone) })}
          />
        )}
        {whatsapp && (
          <LinkRow
            render={<a href={whatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer" />}
            icon={<WhatsappIcon />}
            title={help.whatsapp({ number: spacedNumber(whatsapp) })}
          />
        )}
        <LinkRow
          render={<AppLink to={paths.newTicket} />}
          icon={<EditIcon />}
          title={texts.newTicket}
          description={texts.newTicketText}
        />
        <LinkRow
          render={<AppLink to={paths.tickets} />}
          icon={<TicketIcon />}
          title={texts.tickets}
          description={texts.ticketsText}
        />
        <LinkRow
          render={<AppLink to={paths.consult} />}
          icon={<HeadsetIcon />}
          title={texts.consult}
          description={texts.consultText}
        />
      </RowList>
    </Card>
  )
}

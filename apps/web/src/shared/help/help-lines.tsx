import { helpMessages } from '@sanad/texts/web/shared/help'
import { LinkButton, PhoneIcon, WhatsappIcon } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useReadHelpQuery } from './help-api.ts'
import styles from './help-lines.module.css'
import { hoursIn } from './hours-text.ts'
import { spacedNumber, whatsappLink } from './phone-text.ts'

/** Phone, WhatsApp and hours of the service centre. Without numbers, or while they cannot be read, nothing. */
export function HelpLines() {
  const texts = useMessages(helpMessages)
  const language = useLanguage()
  const { data } = useReadHelpQuery()
  if (!data) return null
  const { phone_number: phone, whatsapp_number: whatsapp, hours } = data.data
  if (phone === null && whatsapp === null) return null
  return (
    <section className={styles.lines} aria-label={texts.reachUs}>
      <div className={styles.numbers}>
        {phone && (
          <LinkButton variant="secondary" icon={<PhoneIcon />} render={<a href={`tel:${phone}`} />}>
            {texts.call({ number: spacedNumber(phone) })}
          </LinkButton>
        )}
        {whatsapp && (
          <LinkButton
            variant="secondary"
            icon={<WhatsappIcon />}
            render={<a href={whatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer" />}
          >
            {texts.whatsapp({ number: spacedNumber(whatsapp) })}
          </LinkButton>
        )}
      </div>
      <p className={styles.hours}>{texts.hours(hoursIn(hours, language))}</p>
    </section>
  )
}

import type { User } from '@sanad/contracts'
import { paymentHistoryMessages } from '@sanad/texts/web/payment-history'
import { Banner, LinkButton, MailIcon } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { useGetProfileQuery } from '../../shared/auth/auth-api.ts'
import { useGetNotificationPreferencesQuery } from '../../shared/notifications/preferences-api.ts'
import { paths } from '../../shared/routing/paths.ts'

/** Whoever has paid is told once more, here, that nothing is written to an address that is not verified. */
export function ReceiptsByEmail() {
  const { data } = useGetProfileQuery()
  const isOpen = data && !data.user.email_verified && data.acting_staff === null
  return isOpen ? <VerifyNote user={data.user} /> : null
}

function VerifyNote({ user }: { user: User }) {
  const texts = useMessages(paymentHistoryMessages)
  const preferences = useGetNotificationPreferencesQuery().data?.data
  // Undefined where the portal sends no e-mail.
  const isOffered = preferences?.verified.email === false
  const isWanted = preferences?.choices.some(
    ({ topic, channel, enabled }) => topic === 'payments' && channel === 'email' && enabled,
  )
  if (!isOffered || !isWanted) return null
  return (
    <Banner
      tone="neutral"
      icon={<MailIcon />}
      actions={
        // The section of the account in which it is verified.
        <LinkButton variant="secondary" size="small" render={<AppLink to={`${paths.profile}#contact`} />}>
          {texts.verifyEmail}
        </LinkButton>
      }
    >
      {texts.receiptsByEmail({ email: user.email })}
    </Banner>
  )
}

import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { ChevronLeftIcon, LinkButton } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { ApplicationLink } from '../../shared/applications/application-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useAppSelector } from '../../shared/state/app-state.ts'

/** Back to the application's own page, for those who have one: the customer who is signed in. */
export function WayBack({ form }: { form: Pick<ApplicationForm, 'id' | 'payment_status'> }) {
  const texts = useMessages(applicationFormMessages)
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  if (!isSignedIn) return null
  const to = form.payment_status === 1 ? paths.service : paths.paymentService
  return (
    <div>
      <LinkButton
        variant="quiet"
        size="small"
        icon={<ChevronLeftIcon />}
        render={<ApplicationLink to={to} applicationId={form.id} />}
      >
        {texts.backToService}
      </LinkButton>
    </div>
  )
}

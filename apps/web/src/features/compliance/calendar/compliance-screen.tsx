import { complianceMessages } from '@sanad/texts/web/compliance'
import { PageHeader, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { ComplianceCalendar } from './compliance-calendar.tsx'

/** The selected business is a query parameter, so that a reload keeps it. */
export function ComplianceScreen() {
  const texts = useMessages(complianceMessages)
  const [params, setParams] = useSearchParams()
  return (
    <Stack gap="large">
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <ComplianceCalendar
        businessId={params.get('business') ?? ''}
        onBusinessChange={(id) => setParams(id ? { business: id } : {}, { replace: true })}
      />
    </Stack>
  )
}

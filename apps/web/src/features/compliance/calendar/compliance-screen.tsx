import { complianceMessages } from '@sanad/texts/web/compliance'
import { PageHeader, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useSearchParams } from 'react-router'
import { ComplianceCalendar } from './compliance-calendar.tsx'

const replace = { replace: true }

/** The chosen business and the page of businesses are query parameters, so that a reload keeps them. */
export function ComplianceScreen() {
  const texts = useMessages(complianceMessages)
  const [params, setParams] = useSearchParams()
  return (
    <Stack gap="large">
      <title>{`${texts.title} · Sanad`}</title>
      <PageHeader title={texts.title} subtitle={texts.intro} />
      <ComplianceCalendar
        choice={{ businessId: params.get('business') ?? '', after: params.get('after') ?? '' }}
        onChoiceChange={({ businessId, after }) =>
          setParams({ ...(businessId ? { business: businessId } : {}), ...(after ? { after } : {}) }, replace)
        }
      />
    </Stack>
  )
}

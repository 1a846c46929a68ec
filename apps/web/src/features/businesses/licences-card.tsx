import type { ComplianceLicence } from '@sanad/contracts'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Badge, Card, LinkRow, RowList, ShieldIcon } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { todayInIndia } from '../../shared/fields/today-in-india.ts'
import { complianceProfilePath } from '../../shared/routing/paths.ts'

interface LicencesCardProps {
  businessId: string
  licences: readonly ComplianceLicence[]
}

/** The licences and registrations that were noted, with when they end; each leads to where they are noted. */
export function LicencesCard({ businessId, licences }: LicencesCardProps) {
  const texts = useMessages(businessesPagesMessages)
  const language = useLanguage()
  const today = todayInIndia()
  if (licences.length === 0) {
    return (
      <Card title={texts.licences} icon={<ShieldIcon />}>
        <p>{texts.noLicences}</p>
      </Card>
    )
  }
  return (
    <Card title={texts.licences} padding="none">
      <RowList label={texts.licences}>
        {licences.map(({ id, title, valid_until }) => {
          const day = formatDate(valid_until, language)
          const isOver = valid_until < today
          return (
            <LinkRow
              key={id}
              render={<AppLink to={complianceProfilePath(businessId)} />}
              icon={<ShieldIcon />}
              title={title}
              description={isOver ? texts.ended({ day }) : texts.validUntil({ day })}
              aside={isOver && <Badge tone="red">{texts.over}</Badge>}
            />
          )
        })}
      </RowList>
    </Card>
  )
}

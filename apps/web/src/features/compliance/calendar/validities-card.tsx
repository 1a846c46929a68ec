import type { ComplianceValidity } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { Card, LinkRow, RowList, ShieldIcon } from '@sanad/ui'
import { AppLink, formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { businessPath } from '../../../shared/routing/paths.ts'

interface ValiditiesCardProps {
  validities: readonly ComplianceValidity[]
  /** Names of the businesses, where there are several. */
  firms: ReadonlyMap<string, string>
}

/** Beside the months, as a certificate is valid for years. */
export function ValiditiesCard({ validities, firms }: ValiditiesCardProps) {
  const texts = useMessages(complianceMessages)
  const language = useLanguage()
  return (
    <Card title={texts.validities} padding="none">
      <RowList label={texts.validities}>
        {validities.map(({ business_id, id, title, valid_until }) => {
          const until = texts.validUntil({ day: formatDate(valid_until, language) })
          const firm = firms.get(business_id)
          return (
            <LinkRow
              key={id}
              render={<AppLink to={businessPath(business_id)} />}
              icon={<ShieldIcon />}
              title={title}
              description={firm ? `${until} · ${firm}` : until}
            />
          )
        })}
      </RowList>
    </Card>
  )
}

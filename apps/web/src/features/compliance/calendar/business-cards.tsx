import type { ComplianceBusiness } from '@sanad/contracts'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { BuildingIcon, Card, LinkButton, LinkRow, RowList } from '@sanad/ui'
import { AppLink, useMessages } from '@sanad/web-kit'
import { complianceProfilePath } from '../../../shared/routing/paths.ts'

/** Asks about a business of which nothing is known yet. */
export function SetUpCard({ business }: { business: ComplianceBusiness }) {
  const texts = useMessages(complianceMessages)
  return (
    <Card
      tone="highlight"
      title={texts.setUpTitle({ firm: business.name_of_firm || texts.unnamed })}
      description={texts.setUpText}
    >
      <LinkButton render={<AppLink to={complianceProfilePath(business.id)} />}>{texts.setUp}</LinkButton>
    </Card>
  )
}

/** Leads to what was answered about each business. */
export function AnswersCard({ businesses }: { businesses: readonly ComplianceBusiness[] }) {
  const texts = useMessages(complianceMessages)
  return (
    <Card title={texts.answers} description={texts.changeAnswers} padding="none">
      <RowList label={texts.answers}>
        {businesses.map(({ id, name_of_firm }) => (
          <LinkRow
            key={id}
            render={<AppLink to={complianceProfilePath(id)} />}
            icon={<BuildingIcon />}
            title={name_of_firm || texts.unnamed}
          />
        ))}
      </RowList>
    </Card>
  )
}

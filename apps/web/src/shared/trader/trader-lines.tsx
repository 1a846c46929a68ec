import { traderMessages } from '@sanad/texts/web/shared/trader'
import { useMessages } from '@sanad/web-kit'
import { useReadTraderQuery } from './trader-api.ts'
import { waysTo } from './ways-to.ts'

/** Who runs the portal, who hears complaints and what a refund comes to, for the foot of a page. */
export function TraderLines() {
  const texts = useMessages(traderMessages)
  const { data } = useReadTraderQuery()
  if (!data) return null
  const { legal_name: name, address, grievance_officer: officer } = data.data
  return (
    <>
      <p>{texts.runBy({ name, address, ways: waysTo(data.data) })}</p>
      <p>{texts.complaints({ name: officer.name, ways: waysTo(officer) })}</p>
      <p>{texts.refunds}</p>
    </>
  )
}

import { paymentMessages } from '@sanad/texts/web/payment'
import { useMessages } from '@sanad/web-kit'
import { useReadTraderQuery } from '../../../shared/trader/trader-api.ts'
import { waysTo } from '../../../shared/trader/ways-to.ts'

/** Who runs the portal and who hears complaints: rule 4 of the E-Commerce Rules wants it before a purchase. */
export function WhomYouPay() {
  const texts = useMessages(paymentMessages)
  const { data } = useReadTraderQuery()
  if (!data) return null
  const { legal_name: name, address, grievance_officer: officer } = data.data
  return (
    <div>
      <dt>{texts.whoYouPay}</dt>
      <dd>{texts.privateCentre({ name, address })}</dd>
      <dd>
        <details>
          <summary>{texts.reachOrComplain}</summary>
          <p>{texts.reachUs({ ways: waysTo(data.data) })}</p>
          <p>{texts.complaintsText({ name: officer.name, ways: waysTo(officer) })}</p>
        </details>
      </dd>
    </div>
  )
}

import { privacyMessages } from '@sanad/texts/desk/privacy'
import { Alert, Button, Card, Stack, TextField } from '@sanad/ui'
import { AppLink, formatDate, useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import { type FormEvent, useState } from 'react'
import { useGetDeskCustomerQuery } from '../../shared/customer/customer-query.ts'
import { customerPath } from '../../shared/routing/paths.ts'
import { useRevealNomineeMutation } from './privacy-api.ts'

/** Whom a customer named, for a reason that is recorded first. */
export function NomineeCard({ customerId }: { customerId: string }) {
  const texts = useMessages(privacyMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const [reveal, { data, error, isLoading }] = useRevealNomineeMutation()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() !== '') void reveal({ params: { id: customerId }, body: { reason } })
  }
  const nominee = data?.data
  const customer = useGetDeskCustomerQuery({ params: { id: customerId } }).currentData?.data
  return (
    <Card title={texts.nominee} description={texts.nomineeHint}>
      <form noValidate onSubmit={submit}>
        <Stack>
          {/* Whom one asks about, before the reason is recorded. */}
          {customer && (
            <AppLink to={customerPath(customerId)}>
              {customer.name_of_person} ··{customer.mobile.slice(-4)}
            </AppLink>
          )}
          <TextField
            label={texts.nomineeReason}
            required
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && reason.trim() === '' && texts.nomineeReasonMissing}
          />
          <div>
            <Button type="submit" variant="secondary" busy={isLoading} busyLabel={texts.nomineeReading}>
              {texts.nomineeShow}
            </Button>
          </div>
          {nominee === null && <p>{texts.nomineeNone}</p>}
          {error && <Alert>{errorText(error, texts.nomineeFailed)}</Alert>}
          {nominee && (
            <p>
              {texts.nomineeShown({
                name: nominee.name,
                relation: texts[`relation.${nominee.relation}`],
                mobile: nominee.mobile,
                day: formatDate(nominee.named_at, language),
              })}
            </p>
          )}
        </Stack>
      </form>
    </Card>
  )
}

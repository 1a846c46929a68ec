import type { ServiceApplication } from '@sanad/contracts'
import { serviceDetailMessages } from '@sanad/texts/web/service-detail'
import { Button, KeyValueList, Stack } from '@sanad/ui'
import { latePart, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { lacksAddress } from './buyer-before-payment.tsx'

const BuyerDoubt = latePart(() => import('./buyer-doubt.tsx').then(({ BuyerDoubt }) => BuyerDoubt))
const BuyerDialog = latePart(() => import('./buyer-dialog.tsx').then(({ BuyerDialog }) => BuyerDialog))

/** Whom receipts and invoices are made out to, and how to say it. */
export function BuyerDetails({ application }: { application: ServiceApplication }) {
  const texts = useMessages(serviceDetailMessages)
  const [isOpen, setOpen] = useState(false)
  const { buyer } = application
  if (!buyer) return null
  const { gstin, legal_name, address, address_needed } = buyer
  const facts = [
    { label: texts.gstin, value: gstin },
    { label: texts.legalName, value: legal_name },
    { label: texts.buyerAddress, value: gstin || address_needed ? address : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return (
    <Stack gap="small">
      {facts.length > 0 && <KeyValueList items={facts} />}
      {address && <BuyerDoubt gstin={gstin} address={address} stateId={application.serviceDetails.stateId} />}
      {!gstin && <p>{lacksAddress(application) ? texts.addressNeeded : texts.gstinQuestion}</p>}
      {buyer.may_change && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {gstin ? texts.buyerChange : lacksAddress(application) ? texts.addressAdd : texts.gstinAdd}
          </Button>
        </div>
      )}
      {isOpen && (
        <BuyerDialog application={application} onClose={() => setOpen(false)} onFail={() => setOpen(false)} />
      )}
    </Stack>
  )
}

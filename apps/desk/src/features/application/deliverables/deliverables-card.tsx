import type { SuccessOf } from '@sanad/contracts'
import type { getDeskApplication } from '@sanad/contracts/staff'
import { deliverablesMessages } from '@sanad/texts/desk/deliverables'
import { Card, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { ActButton } from '../../../shared/keys/act-button.tsx'
import { useStaff } from '../../../shared/session/use-staff.ts'
import { UncheckedPapers } from '../unchecked-papers.tsx'
import { AttachForm } from './attach-form.tsx'
import { DeliverableRow } from './deliverable-row.tsx'
import styles from './deliverables.module.css'

interface DeliverablesCardProps {
  readonly shown: SuccessOf<typeof getDeskApplication>['data']
}

/** What an application gives its customer: certificates, acknowledgements, letters. */
export function DeliverablesCard({ shown }: DeliverablesCardProps) {
  const texts = useMessages(deliverablesMessages)
  const [isOpen, setOpen] = useState(false)
  const { deliverables, usual_deliverables: usual, allowed_acts: allowed } = shown
  const mayAttach =
    useStaff().permissions.includes('deliverable.upload') && allowed.includes('attach_deliverable')
  const open = () => setOpen(true)
  if (!mayAttach && deliverables.length === 0) return null
  return (
    <Card title={texts.title}>
      <Stack>
        {deliverables.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <ul className={styles.list}>
            {deliverables.map((deliverable) => (
              <DeliverableRow
                key={deliverable.id}
                applicationId={shown.application.serviceDetails.id}
                deliverable={deliverable}
              />
            ))}
          </ul>
        )}
        {mayAttach &&
          (isOpen ? (
            <>
              <UncheckedPapers application={shown.application} />
              <AttachForm
                applicationId={shown.application.serviceDetails.id}
                usual={usual}
                replaceable={deliverables.filter(({ replaced }) => !replaced)}
                onCancel={() => setOpen(false)}
                onAttached={() => setOpen(false)}
              />
            </>
          ) : (
            <div>
              <ActButton keys="h" label={texts.attach} variant="secondary" onClick={open} />
            </div>
          ))}
      </Stack>
    </Card>
  )
}

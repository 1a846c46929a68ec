import type { ServiceApplication } from '@sanad/contracts'
import { Button, EditIcon, IconButton } from '@sanad/ui'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import styles from './business-fact.module.css'
import { businessMessages } from './messages.ts'

const loadDialog = () =>
  import('./business-dialog.tsx').then((module) => ({ default: module.BusinessDialog }))
const BusinessDialog = lazy(loadDialog)

/** The application's business, with what adds or changes it. */
export function BusinessFact({ application }: { application: ServiceApplication }) {
  const texts = useMessages(businessMessages)
  const [open, setOpen] = useState<boolean>()
  const { name_of_firm, payment_status } = application.serviceDetails
  const edit = () => setOpen(true)
  // A business is assigned before payment or not at all.
  if (!name_of_firm && payment_status === 1) return texts.missing
  return (
    <span className={styles.fact}>
      {name_of_firm ?? texts.missing}{' '}
      {name_of_firm ? (
        <IconButton label={texts.change} icon={<EditIcon />} onClick={edit} />
      ) : (
        <Button variant="quiet" size="small" onClick={edit}>
          {texts.add}
        </Button>
      )}
      {open !== undefined && (
        <Suspense>
          <BusinessDialog application={application} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  )
}

import type { ServiceApplication } from '@sanad/contracts'
import { businessesMessages } from '@sanad/texts/web/businesses'
import { Button, EditIcon, LockIcon } from '@sanad/ui'
import { latePart, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import styles from './business-fact.module.css'
import { findBusinessLock } from './find-business-lock.ts'

const BusinessDialog = latePart(() =>
  import('./business-dialog.tsx').then(({ BusinessDialog }) => BusinessDialog),
)

/** What may be done about the application's business, or why nothing may. Its name stands in the subtitle, once. */
export function BusinessFact({ application }: { application: ServiceApplication }) {
  const texts = useMessages(businessesMessages)
  const [open, setOpen] = useState<boolean>()
  const { name_of_firm } = application.serviceDetails
  const lock = findBusinessLock(application)
  // While a payment is under way the dialog says why nothing can be changed.
  const edit = () => setOpen(true)
  return (
    <span className={styles.fact}>
      {name_of_firm ? '' : `${texts.missing} `}
      {lock === 'locked' ? (
        <span className={styles.lock}>
          <LockIcon /> {texts[lock]}
        </span>
      ) : (
        <Button variant="quiet" size="small" icon={name_of_firm && <EditIcon />} onClick={edit}>
          {name_of_firm ? texts.change : texts.add}
        </Button>
      )}
      {open !== undefined && (
        <BusinessDialog
          application={application}
          open={open}
          onOpenChange={setOpen}
          onFail={() => setOpen(undefined)}
        />
      )}
    </span>
  )
}

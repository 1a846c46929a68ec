import type { ServiceApplication } from '@sanad/contracts'
import { businessesMessages } from '@sanad/texts/web/businesses'
import { Button, EditIcon, IconButton, LockIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, Suspense, useState } from 'react'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import styles from './business-fact.module.css'
import { findBusinessLock } from './find-business-lock.ts'

const loadDialog = () =>
  import('./business-dialog.tsx').then((module) => ({ default: module.BusinessDialog }))
const BusinessDialog = lazy(loadDialog)

/** The application's business with its actions, or the reason why it is locked. */
export function BusinessFact({ application }: { application: ServiceApplication }) {
  const texts = useMessages(businessesMessages)
  const [open, setOpen] = useState<boolean>()
  const { name_of_firm } = application.serviceDetails
  const nameOf = useBusinessName()
  const lock = findBusinessLock(application)
  const edit = () => setOpen(true)
  return (
    <span className={styles.fact}>
      {nameOf(application.serviceDetails) ?? texts.missing}{' '}
      {lock ? (
        <span className={styles.lock}>
          <LockIcon /> {texts[lock]}
        </span>
      ) : name_of_firm ? (
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

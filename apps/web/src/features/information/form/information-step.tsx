import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Banner, Button, Stack, UploadIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { lazy, Suspense, useState } from 'react'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'

const loadDialog = () =>
  import('./information-dialog.tsx').then((module) => ({ default: module.InformationDialog }))
const InformationDialog = lazy(loadDialog)
const preloadDialog = () => void loadDialog().catch(() => {})

/** The step of the timeline in which the customer gives documents and information. */
export function InformationStep({ application }: { application: ServiceApplication }) {
  const texts = useMessages(informationMessages)
  const [open, setOpen] = useState<boolean>()
  const { serviceDetails, pending_items, is_information_complete, allowed_actions } = application
  if (serviceDetails.payment_status === 0) return <p>{texts.afterPayment}</p>

  const isOpen =
    !is_information_complete && pending_items > 0 && allowed_actions.includes('submit_information')
  return (
    <Stack gap="small">
      {isOpen && <p>{texts.itemsRequired({ items: pending_items })}</p>}
      {!isOpen && is_information_complete && <Banner tone="success">{texts.allSubmitted}</Banner>}
      {!isOpen && !is_information_complete && (
        <p>{isPaidBack(serviceDetails) ? texts.nothingNeeded : texts.guideContacts}</p>
      )}
      {(isOpen || hasSubmitted(application)) && (
        <div>
          {/* The same element in both states, so that focus returns to it when the dialog closes. */}
          <Button
            {...(isOpen ? { icon: <UploadIcon /> } : { variant: 'quiet', size: 'small' })}
            onClick={() => setOpen(true)}
            onPointerEnter={preloadDialog}
            onTouchStart={preloadDialog}
            onFocus={preloadDialog}
          >
            {isOpen ? texts.provide : texts.showSubmitted}
          </Button>
        </div>
      )}
      {open !== undefined && (
        <Suspense>
          <InformationDialog application={application} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </Stack>
  )
}

function hasSubmitted({ uploadedDocs, submittedFields, extra_info }: ServiceApplication): boolean {
  return uploadedDocs.length + submittedFields.length > 0 || extra_info.some(({ is_submit }) => is_submit)
}

import type { ServiceApplication } from '@sanad/contracts'
import { informationMessages } from '@sanad/texts/web/information'
import { Button, Dialog, Tabs } from '@sanad/ui'
import { activeTabSet, useMessages } from '@sanad/web-kit'
import { useId, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'
import { DocumentsPanel } from '../documents/documents-panel.tsx'
import { InformationPanel } from './information-panel.tsx'
import { InformationReview } from './information-review.tsx'
import { countMissing } from './missing-items.ts'
import { useInformationForm } from './use-information-form.ts'

interface InformationDialogProps {
  application: ServiceApplication
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Provide Information. Stays mounted when closed, so that nothing typed is lost. */
export function InformationDialog({ application, open, onOpenChange }: InformationDialogProps) {
  const texts = useMessages(informationMessages)
  const dispatch = useAppDispatch()
  const tab = useAppSelector((state) => (state.ui.activeTab === 'information' ? 'information' : 'documents'))
  const information = useInformationForm(application)
  const formId = useId()
  const [isReviewing, setReviewing] = useState(false)
  const missing = countMissing(application)
  const mayProvide = application.allowed_actions.includes('submit_information')
  const hasOpenFields = mayProvide && missing.information > 0
  const labelOf = (name: string, open: number) =>
    mayProvide && open > 0 ? texts.tabWithOpen({ name, open }) : name
  const show = (next: string) => dispatch(activeTabSet(next))
  const close = () => onOpenChange(false)

  const review = () => {
    const isRight = information.check()
    if (isRight) setReviewing(true)
    return isRight
  }

  const submit = async () => {
    const filled = await information.submit()
    setReviewing(false)
    // Nothing left to provide: return to the timeline.
    if (filled && missing.documents === 0) close()
    else if (filled) show('documents')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      title={texts.provide}
      description={application.pending_items > 0 && texts.itemsRequired({ items: application.pending_items })}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={isReviewing ? () => setReviewing(false) : close}>
            {isReviewing ? texts.change : texts.cancel}
          </Button>
          {isReviewing && (
            <Button
              busy={information.isSubmitting}
              busyLabel={texts.submitting}
              onClick={() => void submit()}
            >
              {texts.confirm}
            </Button>
          )}
          {!isReviewing && tab === 'information' && hasOpenFields && (
            <Button type="submit" form={formId}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      {isReviewing ? (
        <InformationReview application={application} values={information.form.getValues()} />
      ) : (
        <Tabs
          label={texts.tabs}
          value={tab}
          onValueChange={show}
          items={[
            {
              value: 'documents',
              label: labelOf(texts.documents, missing.documents),
              panel: (
                <DocumentsPanel
                  application={application}
                  onNext={hasOpenFields ? () => show('information') : undefined}
                />
              ),
            },
            {
              value: 'information',
              label: labelOf(texts.information, missing.information),
              panel: (
                <InformationPanel
                  application={application}
                  information={information}
                  formId={formId}
                  onSubmit={review}
                />
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}

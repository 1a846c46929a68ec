import type { ServiceApplication } from '@sanad/contracts'
import { isRefused } from '@sanad/domain'
import { informationMessages } from '@sanad/texts/web/information'
import { Button, Dialog, Tabs } from '@sanad/ui'
import { activeTabSet, useMessages } from '@sanad/web-kit'
import { useId } from 'react'
import { useAppDispatch, useAppSelector } from '../../../shared/state/app-state.ts'
import { DocumentsPanel } from '../documents/documents-panel.tsx'
import { InformationPanel } from './information-panel.tsx'
import { openItems } from './information-values.ts'
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
  const asked = openItems(application)
  const mayProvide = application.allowed_actions.includes('submit_information')
  const hasOpenFields = mayProvide && asked.fields.length + asked.extraItems.length > 0
  const show = (next: string) => dispatch(activeTabSet(next))
  const close = () => onOpenChange(false)

  const submit = async () => {
    const filled = await information.submit()
    // Nothing left to provide: return to the timeline.
    if (filled && missingDocuments(application) === 0) close()
    else if (filled) show('documents')
    return filled
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
          <Button variant="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          {tab === 'information' && hasOpenFields && (
            <Button type="submit" form={formId} busy={information.isSubmitting} busyLabel={texts.submitting}>
              {texts.submit}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={texts.tabs}
        value={tab}
        onValueChange={show}
        items={[
          {
            value: 'documents',
            label: texts.documents,
            panel: (
              <DocumentsPanel
                application={application}
                onNext={hasOpenFields ? () => show('information') : undefined}
              />
            ),
          },
          {
            value: 'information',
            label: texts.information,
            panel: (
              <InformationPanel
                application={application}
                information={information}
                formId={formId}
                onSubmit={submit}
              />
            ),
          },
        ]}
      />
    </Dialog>
  )
}

function missingDocuments({ documentList, uploadedDocs }: ServiceApplication): number {
  const isIn = (id: string) =>
    uploadedDocs.some(({ document_id, status }) => document_id === id && !isRefused(status))
  return documentList.filter(({ document_id }) => !isIn(document_id)).length
}

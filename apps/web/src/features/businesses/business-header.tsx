import type { Business } from '@sanad/contracts'
import { Button, EditIcon, PageHeader } from '@sanad/ui'
import { useState } from 'react'
import { useErrorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/i18n/use-messages.ts'
import { AppLink } from '../../shared/routing/app-link.tsx'
import { paths } from '../../shared/routing/paths.ts'
import { useToast } from '../../shared/toast/use-toast.ts'
import { BusinessNameDialog } from './business-name-dialog.tsx'
import { useUpdateBusinessMutation } from './business-pages-api.ts'
import { businessPagesMessages } from './business-pages-messages.ts'

export function BusinessHeader({ business }: { business: Business }) {
  const texts = useMessages(businessPagesMessages)
  const [isEditing, setEditing] = useState(false)
  const [updateBusiness, { isLoading }] = useUpdateBusinessMutation()
  const toast = useToast()
  const errorText = useErrorText()
  const name = business.name_of_firm || texts.unnamed

  const rename = async (name_of_firm: string) => {
    try {
      await updateBusiness({ params: { id: business.id }, body: { name_of_firm } }).unwrap()
      toast('success', texts.updated)
      setEditing(false)
    } catch (error) {
      toast('error', errorText(error, texts.updateFailed))
    }
  }

  return (
    <>
      <title>{`${name} · Sanad`}</title>
      <PageHeader
        back={<AppLink to={paths.businesses} />}
        backLabel={texts.back}
        title={name}
        actions={
          <Button variant="secondary" size="small" icon={<EditIcon />} onClick={() => setEditing(true)}>
            {texts.edit}
          </Button>
        }
      />
      {isEditing && (
        <BusinessNameDialog
          open
          onOpenChange={setEditing}
          title={texts.editTitle}
          name={business.name_of_firm}
          submitLabel={texts.save}
          busyLabel={texts.saving}
          busy={isLoading}
          onSubmit={(next) => void rename(next)}
        />
      )}
    </>
  )
}

import type { Business, NameMark } from '@sanad/contracts'
import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Button, EditIcon, PageHeader } from '@sanad/ui'
import { AppLink, PageTitle, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { useBusinessName } from '../../shared/businesses/use-business-name.ts'
import { paths } from '../../shared/routing/paths.ts'
import { BusinessNameDialog } from './business-name-dialog.tsx'
import { useUpdateBusinessMutation } from './business-pages-api.ts'

export function BusinessHeader({ business }: { business: Business & { name_mark?: NameMark | undefined } }) {
  const texts = useMessages(businessesPagesMessages)
  const [isEditing, setEditing] = useState(false)
  const [updateBusiness, { isLoading }] = useUpdateBusinessMutation()
  const toast = useToast()
  const errorText = useErrorText()
  const name = useBusinessName()(business, texts.unnamed)

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
      <PageTitle>{name}</PageTitle>
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
          businessId={business.id}
          submitLabel={texts.save}
          busyLabel={texts.saving}
          busy={isLoading}
          onSubmit={(next) => void rename(next)}
        />
      )}
    </>
  )
}

import { businessesPagesMessages } from '@sanad/texts/web/businesses-pages'
import { Button, PlusIcon } from '@sanad/ui'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { businessPath } from '../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../shared/state/app-state.ts'
import { BusinessNameDialog } from './business-name-dialog.tsx'
import { useCreateBusinessMutation } from './business-pages-api.ts'

/** Adds a business and goes on to it. */
export function NewBusinessButton() {
  const texts = useMessages(businessesPagesMessages)
  const [open, setOpen] = useState(false)
  const user_id = useAppSelector((state) => state.auth.user?.id) ?? ''
  const [createBusiness, { isLoading }] = useCreateBusinessMutation()
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const errorText = useErrorText()
  // Idempotency key by name: retrying after a lost response creates no duplicate.
  const attempt = useRef({ name: '', requestId: '' })

  const create = async (name: string) => {
    if (attempt.current.name !== name) attempt.current = { name, requestId: crypto.randomUUID() }
    try {
      const body = { name_of_firm: name, user_id, request_id: attempt.current.requestId }
      const { business_id } = await createBusiness({ body }).unwrap()
      attempt.current = { name: '', requestId: '' }
      toast('success', texts.added)
      setOpen(false)
      await navigate(businessPath(business_id))
    } catch (error) {
      toast('error', errorText(error, texts.createFailed))
    }
  }

  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {texts.new}
      </Button>
      {open && (
        <BusinessNameDialog
          open
          onOpenChange={setOpen}
          title={texts.newTitle}
          name=""
          submitLabel={texts.submit}
          busyLabel={texts.submitting}
          busy={isLoading}
          onSubmit={(name) => void create(name)}
          onUse={(id) => void navigate(businessPath(id))}
        />
      )}
    </>
  )
}

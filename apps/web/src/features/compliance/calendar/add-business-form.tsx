import { maxFirmName } from '@sanad/domain'
import { complianceMessages } from '@sanad/texts/web/compliance'
import { Alert, Button, Card, Stack, TextField } from '@sanad/ui'
import { useDraftForm, useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useAddBusinessNameMutation } from '../../../shared/businesses/businesses-api.ts'
import { useDraftKey } from '../../../shared/forms/use-draft-key.ts'
import { complianceProfilePath } from '../../../shared/routing/paths.ts'
import { useNavigateFromHere } from '../../../shared/routing/use-navigate-from-here.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'

/** For a customer without a business: its name, then the questions about it. */
export function AddBusinessForm() {
  const texts = useMessages(complianceMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const customerId = useAppSelector((state) => state.auth.user?.id)
  const [add, { error }] = useAddBusinessNameMutation()
  const { form, forget } = useDraftForm(useDraftKey('compliance-business'), { name: '' })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ name }) => {
    if (!customerId) return
    const { data } = await add({ body: { name_of_firm: name.trim(), user_id: customerId } })
    if (!data) return
    forget()
    const isShown = await navigate(complianceProfilePath(data.business_id))
    if (!isShown) toast('success', texts.addedElsewhere({ firm: name.trim() }))
  })

  return (
    <Card title={texts.noBusinessTitle} description={texts.noBusinessText}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextField
            label={texts.businessName}
            required
            maxLength={maxFirmName}
            autoComplete="organization"
            error={errors.name?.message}
            {...form.register('name', { validate: (name) => name.trim() !== '' || texts.enterName })}
          />
          {error && <Alert>{errorText(error, texts.addFailed)}</Alert>}
          <Button type="submit" busy={isSubmitting} busyLabel={texts.adding}>
            {texts.addBusiness}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

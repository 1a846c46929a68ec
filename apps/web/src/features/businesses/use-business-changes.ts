import type { ServiceApplication } from '@sanad/contracts'
import { businessesMessages } from '@sanad/texts/web/businesses'
import { useErrorText, useMessages, useToast } from '@sanad/web-kit'
import { useAddBusinessNameMutation } from '../../shared/businesses/businesses-api.ts'
import { useUpdateApplicationBusinessMutation } from './application-business-api.ts'

/** The dialog's actions. Each reports its outcome by a toast and resolves to undefined or false on failure. */
export function useBusinessChanges({ serviceDetails }: Pick<ServiceApplication, 'serviceDetails'>) {
  const texts = useMessages(businessesMessages)
  const toast = useToast()
  const errorText = useErrorText()
  const [addBusinessName, adding] = useAddBusinessNameMutation()
  const [updateApplicationBusiness, assigning] = useUpdateApplicationBusinessMutation()
  const { id, user_id } = serviceDetails

  const add = async (name: string): Promise<string | undefined> => {
    try {
      const { business_id } = await addBusinessName({ body: { name_of_firm: name, user_id } }).unwrap()
      toast('success', texts.added)
      return business_id
    } catch (error) {
      toast('error', errorText(error, texts.addFailed))
      return undefined
    }
  }

  const assign = async (businessId: string): Promise<boolean> => {
    try {
      await updateApplicationBusiness({ params: { id }, body: { business_id: businessId } }).unwrap()
      return true
    } catch (error) {
      toast('error', errorText(error, texts.updateFailed))
      return false
    }
  }
  return { add, assign, isBusy: adding.isLoading || assigning.isLoading }
}

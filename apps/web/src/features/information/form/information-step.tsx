import type { ServiceApplication } from '@sanad/contracts'
import { informationStepMessages } from '@sanad/texts/web/information-step'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { Stack, UploadIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { isPaidBack } from '../../../shared/applications/is-paid-back.ts'
import { InformationLink } from '../information-link.tsx'
import { requiredWords } from '../required-words.ts'

/** The step of the timeline in which the customer gives documents and information. */
export function InformationStep({ application }: { application: ServiceApplication }) {
  const texts = useMessages(informationStepMessages)
  const words = useMessages(applicationMessages)
  const { serviceDetails, pending_items, is_information_complete, allowed_actions } = application
  if (serviceDetails.payment_status === 0) return <p>{texts.afterPayment}</p>

  const isPaused = serviceDetails.client_status === 'on_hold'
  const isOpen =
    !is_information_complete && pending_items > 0 && allowed_actions.includes('submit_information')
  return (
    <Stack gap="small">
      {isOpen && !isPaused && <p>{requiredWords(application, texts, words)}</p>}
      {!isOpen && is_information_complete && <p>{texts.allSubmitted}</p>}
      {!isOpen && !is_information_complete && (
        <p>{isPaidBack(serviceDetails) ? texts.nothingNeeded : texts.guideContacts}</p>
      )}
      {(isOpen || hasSubmitted(application)) && (
        <div>
          <InformationLink
            application={application}
            {...(isOpen
              ? { variant: isPaused ? 'quiet' : 'secondary', icon: <UploadIcon /> }
              : { variant: 'quiet', size: 'small' })}
          >
            {!isOpen && texts.showSubmitted}
          </InformationLink>
        </div>
      )}
    </Stack>
  )
}

function hasSubmitted({ uploadedDocs, submittedFields, extra_info }: ServiceApplication): boolean {
  return uploadedDocs.length + submittedFields.length > 0 || extra_info.some(({ is_submit }) => is_submit)
}

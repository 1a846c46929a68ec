import type { ApplicationForm } from '@sanad/contracts'
import { applicationFormMessages } from '@sanad/texts/web/application-form'
import { Alert, Banner, Button, Card, EditIcon, LinkButton } from '@sanad/ui'
import { formatDate, useLanguage, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { Link } from 'react-router'
import { ChangeOfAnswer } from '../../../shared/answers/change-of-answer.tsx'
import { ApplicationLink } from '../../../shared/applications/application-link.tsx'
import { paths } from '../../../shared/routing/paths.ts'
import { useAppSelector } from '../../../shared/state/app-state.ts'
import { Answers } from '../answers.tsx'
import styles from '../application-form.module.css'
import { initialValues } from '../form-values.ts'
import { WayBack } from '../way-back.tsx'
import { GstinDialog } from './gstin-dialog.tsx'

interface SubmittedFormProps {
  form: ApplicationForm
  /** Submitted from elsewhere while it was filled in here. */
  isOvertaken: boolean
  onChanged: () => Promise<unknown>
}

/** The form as it was submitted, and the way on. */
export function SubmittedForm({ form, isOvertaken, onChanged }: SubmittedFormProps) {
  const texts = useMessages(applicationFormMessages)
  const language = useLanguage()
  const [isGstinOpen, setGstinOpen] = useState(false)
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  const values = initialValues(form)
  // Completed or closed, it is only read.
  const isClosed = form.payment_status === 1 && form.takes_information === false
  return (
    <div className={styles.screen}>
      <WayBack form={form} />
      <h1>{texts.doneTitle}</h1>
      {isOvertaken && (
        <Alert tone="warning">
          {texts.overtaken} {isSignedIn && form.takes_information === true && texts.overtakenAsk}
        </Alert>
      )}
      <Banner tone="success">
        {texts.doneText({ date: form.submitted_at ? formatDate(form.submitted_at, language) : '' })}
      </Banner>
      <WayOn form={form} />
      {form.groups.map(({ group, fields }) => (
        <Card key={group} title={texts[group]}>
          <div className={styles.section}>
            <Answers
              fields={fields.filter(({ value }) => value !== '')}
              values={values}
              below={(field) =>
                isSignedIn &&
                field.asked &&
                field.read_only && (
                  <ChangeOfAnswer
                    applicationId={form.id}
                    answer={{ fieldId: field.field_id, label: field.field_title }}
                    requests={form.change_requests}
                    mayAsk={form.takes_information === true}
                  />
                )
              }
            />
            {!isClosed && group === 'business' && fields.some(({ field_id }) => field_id === 'gst_radio') && (
              <Button variant="secondary" icon={<EditIcon />} onClick={() => setGstinOpen(true)}>
                {texts.gstinUpdate}
              </Button>
            )}
          </div>
        </Card>
      ))}
      {!isClosed && (
        <LinkButton variant="secondary" icon={<EditIcon />} render={<Link to={paths.editApplication} />}>
          {texts.edit}
        </LinkButton>
      )}
      {isGstinOpen && (
        <GstinDialog
          applicationId={form.id}
          current={values.gst_number ?? ''}
          onClose={() => setGstinOpen(false)}
          onSaved={onChanged}
        />
      )}
    </div>
  )
}

function WayOn({ form }: { form: ApplicationForm }) {
  const texts = useMessages(applicationFormMessages)
  const isSignedIn = useAppSelector((state) => state.auth.isAuthenticated)
  if (!isSignedIn) {
    return <LinkButton render={<Link to={paths.confirmation} />}>{texts.toVerification}</LinkButton>
  }
  return form.payment_status === 1 ? (
    <LinkButton render={<ApplicationLink to={paths.service} applicationId={form.id} />}>
      {texts.toService}
    </LinkButton>
  ) : (
    <LinkButton render={<Link to={paths.paymentConfirmation} />}>{texts.toPayment}</LinkButton>
  )
}

import type { Erasure, HeldRecord, User } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { profilePrivacyMessages } from '@sanad/texts/web/profile-privacy'
import { Banner, Button, Dialog, LinkButton, Stack, TrashIcon } from '@sanad/ui'
import { AppLink, formatDate, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { newTicketPath } from '../../../shared/routing/paths.ts'
import { isProofNeeded } from '../proof/is-proof-needed.ts'
import { useProof } from '../proof/use-proof.tsx'
import styles from './privacy.module.css'
import { useCancelErasureMutation, useRequestErasureMutation } from './privacy-api.ts'

interface ErasureProps {
  erasure: Erasure
  user: User
}

/** The end of the account: what stands against it, the question, and the time to think it over. */
export function ErasureSection({ erasure, user }: ErasureProps) {
  const texts = useMessages(profilePrivacyMessages)
  const { request, blockers, cooling_off_days } = erasure
  return (
    <Stack>
      <h3 className={styles.heading}>{texts.erase}</h3>
      <p className={styles.text}>{texts.eraseText({ days: cooling_off_days })}</p>
      {request ? (
        <WaitingErasure request={request} />
      ) : blockers.length > 0 ? (
        <BlockedErasure erasure={erasure} />
      ) : (
        <AskForErasure erasure={erasure} user={user} />
      )}
    </Stack>
  )
}

function WaitingErasure({ request }: { request: NonNullable<Erasure['request']> }) {
  const texts = useMessages(profilePrivacyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const language = useLanguage()
  const [cancel, { isLoading }] = useCancelErasureMutation()
  const keep = async () => {
    const { error } = await cancel()
    if (error) toast('error', errorText(error, texts.keepFailed))
    else toast('success', texts.kept)
  }
  return (
    <Banner
      tone="warning"
      live="polite"
      title={texts.waitingTitle({ day: formatDate(request.due_at, language) })}
      actions={
        <Button size="small" busy={isLoading} busyLabel={texts.keeping} onClick={() => void keep()}>
          {texts.keepAccount}
        </Button>
      }
    >
      {texts.waitingText({ reference: request.reference })}
    </Banner>
  )
}

function BlockedErasure({ erasure: { blockers } }: Pick<ErasureProps, 'erasure'>) {
  const texts = useMessages(profilePrivacyMessages)
  return (
    <Banner
      tone="neutral"
      title={texts.blockedTitle}
      actions={
        <LinkButton
          size="small"
          variant="secondary"
          render={<AppLink to={newTicketPath({ topic: 'other', subject: texts.askSubject })} />}
        >
          {texts.askSupport}
        </LinkButton>
      }
    >
      <ul className={styles.list}>
        {blockers.map(({ kind, application_id, track_id }) => (
          <li key={`${kind} ${application_id}`}>{texts[kind]({ track: displayTrackingId(track_id) })}</li>
        ))}
      </ul>
    </Banner>
  )
}

function AskForErasure({ erasure, user }: ErasureProps) {
  const texts = useMessages(profilePrivacyMessages)
  const errorText = useErrorText()
  const toast = useToast()
  const proof = useProof(user, 'erasure')
  const [isOpen, setOpen] = useState(false)
  const [request, { isLoading }] = useRequestErasureMutation()
  const ask = async () => {
    const { error } = await request()
    setOpen(false)
    if (error && !isProofNeeded(error)) toast('error', errorText(error, texts.eraseFailed))
    return error
  }
  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" icon={<TrashIcon />} onClick={() => setOpen(true)}>
          {texts.eraseButton}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        tone="danger"
        icon={<TrashIcon />}
        title={texts.eraseQuestion}
        description={texts.eraseWarning({ days: erasure.cooling_off_days })}
        dismissible={!isLoading}
        actions={
          <>
            <Button variant="secondary" disabled={isLoading} onClick={() => setOpen(false)}>
              {texts.cancel}
            </Button>
            <Button
              variant="danger"
              busy={isLoading}
              busyLabel={texts.erasing}
              onClick={() => void proof.run(ask)}
            >
              {texts.eraseYes}
            </Button>
          </>
        }
      >
        <HeldRecords held={erasure.held} />
      </Dialog>
      {proof.dialog}
    </>
  )
}

function HeldRecords({ held }: { held: readonly HeldRecord[] }) {
  const texts = useMessages(profilePrivacyMessages)
  const language = useLanguage()
  const names = {
    payments: texts.payments,
    applications: texts.applications,
    consultations: texts.consultations,
    consents: texts.consentsKept,
    audit: texts.audit,
  }
  if (held.length === 0) return null
  return (
    <Stack>
      <p className={styles.text}>{texts.heldTitle}</p>
      <ul className={styles.list}>
        {held.map(({ kind, until }) => (
          <li key={kind}>{texts.heldUntil({ what: names[kind], until: formatDate(until, language) })}</li>
        ))}
      </ul>
    </Stack>
  )
}

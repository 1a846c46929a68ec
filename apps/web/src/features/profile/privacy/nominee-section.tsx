import type { NamedNominee, User } from '@sanad/contracts'
import { profileNomineeMessages } from '@sanad/texts/web/profile-nominee'
import { Button, Stack } from '@sanad/ui'
import { formatDate, useErrorText, useLanguage, useMessages, useToast } from '@sanad/web-kit'
import { useState } from 'react'
import { isProofNeeded } from '../proof/is-proof-needed.ts'
import { useProof } from '../proof/use-proof.tsx'
import { NomineeDialog } from './nominee-dialog.tsx'
import styles from './privacy.module.css'
import { useRemoveNomineeMutation } from './privacy-api.ts'

/** Who may use the customer's rights after death or incapacity (section 14 of the DPDP Act). */
export function NomineeSection({ nominee, user }: { nominee: NamedNominee | null; user: User }) {
  const texts = useMessages(profileNomineeMessages)
  const language = useLanguage()
  const errorText = useErrorText()
  const toast = useToast()
  const proof = useProof(user)
  const [isNaming, setNaming] = useState(false)
  const [remove, { isLoading: isRemoving }] = useRemoveNomineeMutation()

  const takeBack = async () => {
    const { error } = await remove()
    if (!error) toast('success', texts.removed)
    else if (!isProofNeeded(error)) toast('error', errorText(error, texts.removeFailed))
    return error
  }
  return (
    <Stack>
      <h3 className={styles.heading}>{texts.title}</h3>
      <p className={styles.text}>{texts.text}</p>
      {nominee && (
        <p>
          {texts.named({
            name: nominee.name,
            relation: texts[`relation.${nominee.relation}`],
            mobile: nominee.mobile,
            date: formatDate(nominee.named_at, language),
          })}
        </p>
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={() => setNaming(true)}>
          {nominee ? texts.change : texts.name}
        </Button>
        {nominee && (
          <Button
            variant="quiet"
            busy={isRemoving}
            busyLabel={texts.removing}
            onClick={() => void proof.run(takeBack)}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      {isNaming && <NomineeDialog nominee={nominee} user={user} onClose={() => setNaming(false)} />}
      {proof.dialog}
    </Stack>
  )
}

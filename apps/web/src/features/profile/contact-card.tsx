import type { User } from '@sanad/contracts'
import { profileMessages } from '@sanad/texts/web/profile'
import { Card, Stack, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { EmailForm } from './email-form.tsx'
import { EmailStatus } from './email-status.tsx'
import { sectionIds } from './section-ids.ts'

/** By what we reach the customer, and whether it is proved to be theirs. */
export function ContactCard({ user, isActing }: { user: User; isActing: boolean }) {
  const texts = useMessages(profileMessages)
  return (
    <Card id={sectionIds.contact} title={texts.contact} description={texts.contactText}>
      <Stack>
        <TextField label={texts.mobile} prefix="+91" value={user.mobile} hint={texts.mobileHint} readOnly />
        <EmailForm key={user.id} user={user} isActing={isActing} />
        <EmailStatus user={user} isActing={isActing} />
      </Stack>
    </Card>
  )
}

import { offeredLanguages } from '@sanad/texts'
import { profileMessages } from '@sanad/texts/web/profile'
import { Card, Stack } from '@sanad/ui'
import { LanguageSwitch, useMessages } from '@sanad/web-kit'
import { ThemeChoice } from '../../shared/shell/theme-choice.tsx'
import { sectionIds } from './section-ids.ts'

/** How the portal looks in this browser. */
export function DisplayCard() {
  const texts = useMessages(profileMessages)
  return (
    <Card id={sectionIds.display} title={texts.display} description={texts.displayText}>
      <Stack>
        <div>
          <LanguageSwitch languages={offeredLanguages} />
        </div>
        <ThemeChoice name="profile-theme" />
      </Stack>
    </Card>
  )
}

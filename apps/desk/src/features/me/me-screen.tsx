import { completeLanguages, type Language } from '@sanad/texts'
import { meMessages } from '@sanad/texts/desk/me'
import { Card, Checkbox, KeyValueList, PageHeader, RadioGroup, Stack } from '@sanad/ui'
import { LanguageSwitch, themeSet, useMessages, useToast } from '@sanad/web-kit'
import { useDisplay } from '../../shared/display/display.ts'
import { useSingleKeys } from '../../shared/keys/single-keys.ts'
import { useSaveStaffLanguageMutation } from '../../shared/session/session-api.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import { useDeskDispatch, useDeskSelector } from '../../shared/state/desk-state.ts'
import { DeskTitle } from '../../shared/title/desk-title.tsx'

/** S19: what a member sets for themselves. */
export function MeScreen() {
  const texts = useMessages(meMessages)
  const dispatch = useDeskDispatch()
  const theme = useDeskSelector((state) => state.ui.theme)
  const { name, email } = useStaff()
  const [density, setDensity] = useDisplay('density')
  const [contrast, setContrast] = useDisplay('contrast')
  const [saveLanguage] = useSaveStaffLanguageMutation()
  const toast = useToast()
  const keepLanguage = async (language: Language) => {
    if ((await saveLanguage({ body: { language } })).error) toast('error', texts.languageNotKept)
  }
  const [areKeysOn, setKeysOn] = useSingleKeys()
  return (
    <Stack gap="large">
      <DeskTitle>{texts.pageTitle}</DeskTitle>
      <PageHeader title={texts.title} />
      <Card title={texts.account}>
        <KeyValueList
          items={[
            { label: texts.name, value: name },
            { label: texts.email, value: email },
          ]}
        />
      </Card>
      <Card title={texts.display}>
        <Stack>
          <RadioGroup
            label={texts.theme}
            value={theme}
            onValueChange={(value) => dispatch(themeSet(value as typeof theme))}
            options={[
              { value: 'light', label: texts.light },
              { value: 'dark', label: texts.dark },
              { value: 'system', label: texts.system },
            ]}
          />
          <RadioGroup
            label={texts.density}
            value={density}
            onValueChange={(value) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
            options={[
              { value: 'comfortable', label: texts.comfortable },
              { value: 'compact', label: texts.compact },
            ]}
          />
          <Checkbox
            label={texts.moreContrast}
            checked={contrast === 'more'}
            onChange={({ target }) => setContrast(target.checked ? 'more' : 'usual')}
          />
          <div>
            <LanguageSwitch
              languages={completeLanguages}
              onChoose={(language) => void keepLanguage(language)}
            />
          </div>
        </Stack>
      </Card>
      <Card title={texts.keys} description={texts.keysText}>
        <Checkbox
          label={texts.singleKeys}
          checked={areKeysOn}
          onChange={({ target }) => setKeysOn(target.checked)}
        />
      </Card>
    </Stack>
  )
}

import { maxLicences, maxLicenceTitle } from '@sanad/contracts'
import { isCalendarDate } from '@sanad/domain'
import { complianceProfileMessages } from '@sanad/texts/web/compliance-profile'
import { Button, Card, IconButton, PlusIcon, Stack, TextField, TrashIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import type { Ref } from 'react'
import { DayField } from '../../../shared/fields/day-field.tsx'
import { isComplete, type LicenceValues, readLicences, writeLicences } from './licence-values.ts'
import styles from './licences-field.module.css'

interface LicencesFieldProps {
  name: string
  value: string
  onValueChange: (value: string) => void
  /** Says what is missing in which licence. */
  showProblems: boolean
  /** Whether an FSSAI licence is asked for elsewhere on the page. */
  asksFssai: boolean
  /** The first field that is missing or wrong. */
  ref: Ref<HTMLInputElement>
}

export function LicencesField({
  name,
  value,
  onValueChange,
  showProblems,
  asksFssai,
  ref,
}: LicencesFieldProps) {
  const texts = useMessages(complianceProfileMessages)
  const licences = readLicences(value)
  const wrong = licences.find((licence) => !isComplete(licence))
  const isNameWrong = wrong?.title.trim() === ''
  const save = (changed: readonly LicenceValues[]) => onValueChange(writeLicences(changed))
  const set = (id: string, part: Partial<LicenceValues>) =>
    save(licences.map((licence) => (licence.id === id ? { ...licence, ...part } : licence)))
  const description = asksFssai ? `${texts.licencesHint} ${texts.licencesFssai}` : texts.licencesHint
  return (
    <Card title={texts.licences} description={description} tone="sunken">
      <Stack>
        {licences.map(({ id, title, valid_until }) => (
          <div key={id} className={styles.licence}>
            <TextField
              ref={id === wrong?.id && isNameWrong ? ref : undefined}
              name={id === wrong?.id && isNameWrong ? name : undefined}
              label={texts.licenceName}
              maxLength={maxLicenceTitle}
              autoComplete="off"
              value={title}
              onChange={(event) => set(id, { title: event.currentTarget.value })}
              error={showProblems && title.trim() === '' && texts.licenceNameMissing}
            />
            <DayField
              ref={id === wrong?.id && !isNameWrong ? ref : undefined}
              name={id === wrong?.id && !isNameWrong ? name : undefined}
              label={texts.licenceUntil}
              value={valid_until}
              onValueChange={(day) => set(id, { valid_until: day })}
              error={showProblems && !isCalendarDate(valid_until) && texts.licenceUntilMissing}
            />
            <IconButton
              label={texts.removeLicence({ name: title || texts.thisLicence })}
              icon={<TrashIcon />}
              onClick={() => save(licences.filter((licence) => licence.id !== id))}
            />
          </div>
        ))}
        {licences.length < maxLicences && (
          <div>
            <Button
              variant="secondary"
              icon={<PlusIcon />}
              onClick={() => save([...licences, { id: crypto.randomUUID(), title: '', valid_until: '' }])}
            >
              {texts.addLicence}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}

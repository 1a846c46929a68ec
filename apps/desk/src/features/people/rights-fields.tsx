import type { StaffTeam } from '@sanad/contracts/staff'
import { staffRoles } from '@sanad/domain'
import { peopleMessages } from '@sanad/texts/desk/people'
import { CheckboxGroup, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import styles from './people.module.css'
import { isWhole, type Rights } from './rights.ts'

interface RightsFieldsProps {
  readonly rights: Rights
  readonly onChange: (rights: Rights) => void
  readonly teams: readonly StaffTeam[]
}

export function RightsFields({ rights, onChange, teams }: RightsFieldsProps) {
  const texts = useMessages(peopleMessages)
  const limit = (name: 'refund' | 'discount', label: string) => (
    <TextField
      label={label}
      hint={texts.limitHint}
      inputMode="numeric"
      maxLength={9}
      value={rights[name]}
      onChange={({ target }) => onChange({ ...rights, [name]: target.value })}
      error={isWhole(rights[name]) ? undefined : texts.limitInvalid}
    />
  )
  return (
    <>
      <CheckboxGroup
        label={texts.roles}
        inline
        options={staffRoles.map((role) => ({ value: role, label: texts[role] }))}
        value={rights.roles}
        onValueChange={(roles) => onChange({ ...rights, roles })}
      />
      {teams.length === 0 ? (
        <p>{texts.noTeams}</p>
      ) : (
        <CheckboxGroup
          label={texts.teams}
          inline
          options={teams.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={rights.teams}
          onValueChange={(chosen) => onChange({ ...rights, teams: chosen })}
        />
      )}
      <div className={styles.fields}>
        {limit('refund', texts.refundLimit)}
        {limit('discount', texts.discountLimit)}
      </div>
    </>
  )
}

import type { WorkView } from '@sanad/contracts/staff'
import { workMessages } from '@sanad/texts/desk/work'
import { Button, FormDialog, RadioGroup, SelectField, TextField } from '@sanad/ui'
import { useErrorText, useMessages } from '@sanad/web-kit'
import { useState } from 'react'
import { useRequestId } from '../../shared/acts/use-request-id.ts'
import { useStaff } from '../../shared/session/use-staff.ts'
import type { WorkAddress } from './use-work-address.ts'
import { useDeleteWorkViewMutation, useSaveWorkViewMutation } from './work-api.ts'

interface SaveViewDialogProps {
  readonly address: WorkAddress
  readonly teams: readonly { readonly id: number; readonly name: string }[]
  readonly onClose: () => void
  /** Of the view that was saved; undefined: it was removed. */
  readonly onDone: (id: string | undefined) => void
}

type Target = 'this' | 'new'

const audienceOf = (view: WorkView | undefined) =>
  view?.team ? String(view.team.id) : (view?.audience ?? 'own')

/** Gives what the list shows a name, or changes the view that is open, for oneself or for others too. */
export function SaveViewDialog({ address, teams, onClose, onDone }: SaveViewDialogProps) {
  const texts = useMessages(workMessages)
  const errorText = useErrorText()
  const mayShare = useStaff().permissions.includes('views.share')
  const [save, saving] = useSaveWorkViewMutation()
  const [remove, removing] = useDeleteWorkViewMutation()
  const requests = useRequestId()
  const { saved } = address.view
  const changeable = saved?.may_change ? saved : undefined
  const [target, setTarget] = useState<Target>(changeable ? 'this' : 'new')
  const [name, setName] = useState(changeable?.name ?? '')
  const [audience, setAudience] = useState<string>(audienceOf(changeable))
  const [failure, setFailure] = useState<string>()
  const changed = target === 'this' ? changeable : undefined

  async function attempt(work: Promise<unknown>, id: string | undefined): Promise<void> {
    try {
      await work
      onDone(id)
    } catch (error) {
      setFailure(errorText(error, texts.actFailed))
    }
  }

  function send(): void {
    if (name.trim() === '') {
      setFailure(texts.viewNameMissing)
      return
    }
    const { filter, sort, columns } = address
    const team = teams.find(({ id }) => String(id) === audience)
    const body = {
      name,
      filter,
      sort,
      columns: [...columns],
      audience: team
        ? ('team' as const)
        : audience === 'everybody'
          ? ('everybody' as const)
          : ('own' as const),
      team_id: team?.id ?? null,
    }
    // Sent again after a cut, a new view has the id that it had.
    const id = changed?.id ?? requests.idFor(body)
    const call = { params: { id }, body: { ...body, ...(changed && { version: changed.version }) } }
    void attempt(save(call).unwrap(), id)
  }

  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.saveViewTitle}
      description={texts.saveViewText}
      closeLabel={texts.close}
      cancelLabel={texts.cancel}
      submitLabel={texts.save}
      busyLabel={texts.saving}
      busy={saving.isLoading || removing.isLoading}
      failure={failure}
      initialFocus="content"
      onSubmit={send}
    >
      {changeable && (
        <RadioGroup
          label={texts.saveAs}
          value={target}
          onValueChange={setTarget}
          options={[
            { value: 'this', label: texts.changeView({ name: changeable.name }) },
            { value: 'new', label: texts.newView },
          ]}
        />
      )}
      <TextField
        label={texts.viewName}
        value={name}
        onChange={({ target: field }) => setName(field.value)}
        maxLength={60}
        required
        autoFocus
      />
      {mayShare && (
        <SelectField
          label={texts.audience}
          value={audience}
          onChange={({ target: field }) => setAudience(field.value)}
          options={[
            { value: 'own', label: texts.audienceOwn },
            ...teams.map((team) => ({
              value: String(team.id),
              label: texts.audienceTeam({ name: team.name }),
            })),
            { value: 'everybody', label: texts.audienceEverybody },
          ]}
        />
      )}
      {changed && (
        <Button
          variant="secondary"
          onClick={() => void attempt(remove({ params: { id: changed.id } }).unwrap(), undefined)}
        >
          {texts.removeView({ name: changed.name })}
        </Button>
      )}
    </FormDialog>
  )
}

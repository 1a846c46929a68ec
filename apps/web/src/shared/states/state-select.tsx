import { listsMessages } from '@sanad/texts/kit/lists'
import { stateSelectMessages } from '@sanad/texts/web/shared/state-select'
import { Button, SelectField, type SelectOption, Stack } from '@sanad/ui'
import { useErrorText, useLanguage, useMessages } from '@sanad/web-kit'
import type { ComponentProps } from 'react'
import { useListStatesQuery } from './states-api.ts'

interface StateSelectProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'placeholder'> {
  /** The state's id as text. Controlled: without the options a browser would show an empty choice for it. */
  value: string
}

/** A dropdown of the States and Union Territories. */
export function StateSelect({ error, ...rest }: StateSelectProps) {
  const texts = useMessages(stateSelectMessages)
  const { tryAgain } = useMessages(listsMessages)
  const errorText = useErrorText()
  const { data, error: failure, isFetching, refetch } = useListStatesQuery()
  const language = useLanguage()
  // Their ids follow the English alphabet.
  const options: SelectOption[] = (data?.data ?? [])
    .map(({ id, state_name }) => ({ value: String(id), label: state_name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
  return (
    <Stack gap="small">
      <SelectField
        {...rest}
        // `key` remounts the select when its options arrive: otherwise it keeps showing the empty option.
        key={options.length > 0 ? 'list' : 'empty'}
        options={options}
        placeholder={!data && isFetching ? texts.loading : !data && rest.value ? texts.unnamed : texts.choose}
        error={failure ? errorText(failure, texts.failed) : error}
      />
      {failure && (
        <div>
          <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
            {tryAgain}
          </Button>
        </div>
      )}
    </Stack>
  )
}

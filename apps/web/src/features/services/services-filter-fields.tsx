import { ClientStatus, maxServiceSearch } from '@sanad/contracts'
import { servicesMessages } from '@sanad/texts/web/services'
import { applicationMessages } from '@sanad/texts/web/shared/application'
import { ChipGroup, Stack, TextField } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ServicesFilter } from '../../shared/applications/applications-api.ts'
import { clientStatusText } from '../../shared/applications/client-status-text.ts'
import { useForeignNavigation } from './use-services-filter.ts'

interface ServicesFilterFieldsProps {
  filter: ServicesFilter | undefined
  onChange: (filter: { q: string; status: string }) => void
}

const typingPauseMs = 300

export function ServicesFilterFields({ filter, onChange }: ServicesFilterFieldsProps) {
  const texts = useMessages(servicesMessages)
  const statusTexts = useMessages(applicationMessages)
  const q = filter?.q ?? ''
  const [typed, setTyped] = useState(q)
  const [status, setStatus] = useState<string>(filter?.status ?? '')
  const arrival = useForeignNavigation()
  const [followed, setFollowed] = useState(arrival)
  // The fields own what they show, as the address follows late; only a navigation of others changes it.
  if (arrival !== undefined && arrival !== followed) {
    setFollowed(arrival)
    setTyped(q)
    setStatus(filter?.status ?? '')
  }

  const search = useEffectEvent(() => onChange({ q: typed.trim(), status }))
  useEffect(() => {
    if (typed.trim() === q) return
    const timer = setTimeout(search, typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, q])

  return (
    <search>
      <Stack gap="small">
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={maxServiceSearch}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ChipGroup
          label={texts.status}
          hideLabel
          layout="scroll"
          value={status}
          onValueChange={(chosen) => {
            setStatus(chosen)
            onChange({ q: typed.trim(), status: chosen })
          }}
          options={[
            { value: '', label: texts.anyStatus },
            ...ClientStatus.options.map((status) => ({
              value: status,
              label: clientStatusText(status, statusTexts),
            })),
          ]}
        />
      </Stack>
    </search>
  )
}

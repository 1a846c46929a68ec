import { searchMessages } from '@sanad/texts/desk/search'
import { Card, PageHeader, Stack } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DeskTitle } from '../../shared/title/desk-title.tsx'
import { PanLookUp } from './pan-look-up.tsx'
import { SearchChoice } from './search-choice.tsx'

/** S6 as a page, which a link can name: `?q=`. */
export function SearchScreen() {
  const texts = useMessages(searchMessages)
  const [address] = useSearchParams()
  const field = useRef<HTMLInputElement>(null)
  const [pan, setPan] = useState<string>()
  const q = address.get('q') ?? ''
  return (
    <Stack gap="large">
      <DeskTitle>{texts.title}</DeskTitle>
      <PageHeader title={texts.title} />
      <Card>
        {pan ? (
          <PanLookUp pan={pan} onDone={() => setPan(undefined)} />
        ) : (
          <SearchChoice key={q} begin={q} field={field} onDone={() => undefined} onPan={setPan} />
        )}
      </Card>
    </Stack>
  )
}

import { demoMessages } from '@sanad/texts/web/demo'
import { Card, KeyValueList, LinkButton, Stack } from '@sanad/ui'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'

/** `/demo/query-params`: shows the query parameters that it was given, each value of a repeated one too. */
export function QueryParamsScreen() {
  const texts = useMessages(demoMessages)
  const [params] = useSearchParams()
  const items = [...new Set(params.keys())].map((name) => ({
    label: name,
    value: params.getAll(name).join(', '),
  }))
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <Stack>
        <h1>{texts.title}</h1>
        <Card title={texts.given}>
          {items.length > 0 ? <KeyValueList items={items} /> : <p>{texts.none}</p>}
        </Card>
        <LinkButton variant="secondary" render={<Link to={paths.dashboard} />}>
          {texts.dashboard}
        </LinkButton>
      </Stack>
    </GuestFrame>
  )
}

import { formatRupees } from '@sanad/domain'
import { homeOldMessages } from '@sanad/texts/web/home-old'
import { LinkButton, LoadingState } from '@sanad/ui'
import { useBrandName, useErrorText, useMessages, withQuery } from '@sanad/web-kit'
import { Link, useSearchParams } from 'react-router'
import { useListCatalogueQuery } from '../../shared/catalogue/catalogue-api.ts'
import { paths } from '../../shared/routing/paths.ts'
import { findRedirectTarget } from '../../shared/routing/redirect-target.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import styles from './home-old-screen.module.css'

/** `/home-old`: the home page of before, which introduces the services. */
export function HomeOldScreen() {
  const texts = useMessages(homeOldMessages)
  const title = texts.title({ brand: useBrandName() })
  const redirect = findRedirectTarget(useSearchParams()[0])
  return (
    <GuestFrame>
      <title>{title}</title>
      <div className={page.screen}>
        <h1>{title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        <LinkButton fullWidth render={<Link to={withQuery(paths.login, { redirect })} />}>
          {texts.login}
        </LinkButton>
        <LinkButton
          fullWidth
          variant="secondary"
          render={<Link to={withQuery(paths.register, { redirect })} />}
        >
          {texts.register}
        </LinkButton>
        <h2>{texts.services}</h2>
        <Services />
      </div>
    </GuestFrame>
  )
}

function Services() {
  const texts = useMessages(homeOldMessages)
  const errorText = useErrorText()
  const { data, error, isLoading } = useListCatalogueQuery()
  if (isLoading) return <LoadingState size="inline" label={texts.loading} />
  if (!data) return <p role="alert">{errorText(error, texts.failed)}</p>
  return (
    <ul className={styles.services}>
      {data.data.map(({ service_id, title, summary, from_price }) => (
        <li key={service_id} className={styles.service}>
          <span className={styles.name}>{title}</span>
          <span className={styles.summary}>{summary}</span>
          <span className={styles.price}>{texts.from({ price: formatRupees(from_price) })}</span>
        </li>
      ))}
    </ul>
  )
}

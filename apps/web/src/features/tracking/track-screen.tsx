import { trackingMessages } from '@sanad/texts/web/tracking'
import { PageTitle, useMessages } from '@sanad/web-kit'
import { Link } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { GuestFrame } from '../../shared/shell/guest-frame.tsx'
import page from '../../shared/shell/guest-page.module.css'
import { TrackForm } from './track-form.tsx'

/** `/tracking`: where somebody who has a tracking id and no link begins. */
export function TrackScreen() {
  const texts = useMessages(trackingMessages)
  return (
    <GuestFrame>
      <PageTitle>{texts.title}</PageTitle>
      <div className={page.screen}>
        <h1>{texts.title}</h1>
        <p className={page.lead}>{texts.lead}</p>
        <TrackForm />
        <p className={page.foot}>
          <Link to={paths.login}>{texts.login}</Link>
        </p>
      </div>
    </GuestFrame>
  )
}

import { displayTrackingId } from '@sanad/domain'
import { VisuallyHidden } from '@sanad/ui'

interface ServiceTitleProps {
  application: { title: string; name_of_firm?: string | null; track_id: string }
}

/** The service, and for screen readers the firm: headings and links of two applications for one service differ. */
export function ServiceTitle({ application }: ServiceTitleProps) {
  const { title, name_of_firm, track_id } = application
  return (
    <>
      {title}
      <VisuallyHidden>{`, ${name_of_firm || displayTrackingId(track_id)}`}</VisuallyHidden>
    </>
  )
}

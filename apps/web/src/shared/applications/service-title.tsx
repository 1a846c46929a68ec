import type { NameMark } from '@sanad/contracts'
import { displayTrackingId } from '@sanad/domain'
import { VisuallyHidden } from '@sanad/ui'
import { useBusinessName } from '../businesses/use-business-name.ts'

interface ServiceTitleProps {
  application: {
    title: string
    name_of_firm?: string | null
    name_mark?: NameMark | undefined
    track_id: string
  }
}

/** The service, and for screen readers the firm: headings and links of two applications for one service differ. */
export function ServiceTitle({ application }: ServiceTitleProps) {
  const { title, track_id } = application
  const nameOf = useBusinessName()
  return (
    <>
      {title}
      <VisuallyHidden>{`, ${nameOf(application) ?? displayTrackingId(track_id)}`}</VisuallyHidden>
    </>
  )
}

import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Goes to the consultation that the address names, as that of a message does; call it once the list is here. */
export function useNamedConsultation(): void {
  const id = useSearchParams()[0].get('consultation')
  useEffect(() => {
    const place = id === null ? null : document.getElementById(id)
    if (!place) return
    place.scrollIntoView({ block: 'center' })
    place.tabIndex = -1
    place.focus({ preventScroll: true })
  }, [id])
}

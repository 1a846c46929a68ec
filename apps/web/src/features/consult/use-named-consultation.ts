import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Goes to the consultation that the address names, as that of a message does; call it once the list is here. */
export function useNamedConsultation(): void {
  const id = useSearchParams()[0].get('consultation')
  useEffect(() => {
    const place = id === null ? null : document.getElementById(id)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [id])
}

import type { SearchHit } from '@sanad/contracts/staff'

/** What tells a hit from others: of an application its service, then whose it is. */
export const hitDetail = ({ service, detail }: SearchHit) => (service ? `${service} · ${detail}` : detail)

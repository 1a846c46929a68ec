import { Banner, type BannerTone, ClockIcon, DocumentIcon, InfoIcon, RupeeIcon, ShieldIcon } from '@sanad/ui'
import { BulletList } from '../bullet-list.tsx'
import { parseNote } from './parse-note.ts'

const icons: Record<string, typeof InfoIcon> = {
  clock: ClockIcon,
  document: DocumentIcon,
  shield: ShieldIcon,
  rupee: RupeeIcon,
}

// Design tokens by the catalogue's colour names, so that both themes have contrast.
const tones: Record<string, BannerTone> = { amber: 'warning', green: 'success' }

export function NoteBlock({ note }: { note: unknown }) {
  const block = parseNote(note)
  if (!block) return null
  const Icon = icons[block.icon] ?? InfoIcon
  return (
    <Banner tone={tones[block.backgroundColor] ?? 'info'} icon={<Icon />} title={block.title}>
      {block.description && <p>{block.description}</p>}
      <BulletList points={block.points} />
    </Banner>
  )
}

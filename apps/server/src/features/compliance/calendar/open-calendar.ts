import { createHash } from 'node:crypto'
import { nameIn } from '@sanad/branding'
import { indianDayOf } from '@sanad/domain'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { AppError } from '../../../platform/app-error.ts'
import type { Language } from '../../../platform/http/language.ts'
import { readNow } from '../../../platform/read-now.ts'
import type { Services } from '../../../platform/services.ts'
import { defineTask } from '../../../platform/workers/worker-task.ts'
import { findCalendarLink } from './calendar-link.ts'
import { findSubscriber, noteReading } from './calendar-subscription.ts'
import { type CalendarItems, listCalendarItems } from './list-calendar-items.ts'
import type { writeCalendarFile } from './write-calendar-file.ts'

const writing = defineTask<typeof writeCalendarFile>({
  file: new URL('./write-calendar-file.ts', import.meta.url),
  name: 'writeCalendarFile',
  deadlineMs: 20_000,
})

/** Files by the hash of what is in them: writing one is most of the work. Bounded in characters. */
const written = new LRUCache<string, string>({ maxSize: 16_000_000, sizeCalculation: (text) => text.length })

export interface CalendarFile {
  /** Changes with the content. */
  readonly etag: string
  readonly text: string
}

interface Opening {
  readonly query: unknown
  /** Before the customer's data is read: the link needs no login, so whoever has it can open it again and again. */
  readonly take: (customerId: string) => Promise<void>
}

type Opened = Pick<Services, 'db' | 'config' | 'workers'>

/** The iCalendar file behind a signed link: open obligations of the coming year. */
export async function openCalendar(services: Opened, { query, take }: Opening): Promise<CalendarFile> {
  const now = await readNow(services.db)
  const link = findCalendarLink(services.config.secrets.fileLinks, query, now)
  if (!link) throw new AppError('not_found')
  const { customer: customerId, business: businessId, language } = link
  await take(customerId)
  return readFile(services, { customerId, businessId, language })
}

const Subscribed = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** The same of all businesses, for an app that subscribes to it: what changes here changes there. */
export async function openSubscription(services: Opened, { query, take }: Opening): Promise<CalendarFile> {
  const { data } = Subscribed.safeParse(query)
  const subscriber = data && (await findSubscriber(services.db, data.token))
  if (!subscriber) throw new AppError('not_found')
  const { customerId, language } = subscriber
  await take(customerId)
  await noteReading(services.db, customerId)
  return readFile(services, { customerId, businessId: undefined, language })
}

async function readFile(
  { db, workers, config }: Opened,
  wish: { customerId: string; businessId: string | undefined; language: Language },
): Promise<CalendarFile> {
  const now = await readNow(db)
  const { customerId, language } = wish
  const found = await listCalendarItems(db, wish, indianDayOf(now))
  const brand = nameIn(config.brand, language)
  const hash = hashOf(found, { language, brand })
  const share = { key: customerId }
  const text =
    written.get(hash) ?? (await workers.documents.run(writing, { ...found, language, now, brand }, share))
  written.set(hash, text)
  return { etag: `"${hash}"`, text }
}

function hashOf(
  { items, firms, isShortened }: CalendarItems,
  { language, brand }: { language: string; brand: string },
): string {
  return createHash('sha256')
    .update(JSON.stringify([language, brand, isShortened, items, [...firms]]))
    .digest('base64url')
}

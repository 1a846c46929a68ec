import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ConsentPurpose, type PrivacyNotice } from '@sanad/contracts'
import { LocalText, textIn } from '@sanad/domain'
import { translateData } from '@sanad/texts/node'
import { parse } from 'yaml'
import * as z from 'zod'
import type { Language } from '../../platform/http/language.ts'

const NoticeFile = z.strictObject({
  version: z.int().positive(),
  effective_from: z.iso.date(),
  title: LocalText,
  intro: LocalText,
  sections: z.array(z.strictObject({ heading: LocalText, points: z.array(LocalText).min(1) })).min(1),
  purposes: z
    .array(
      z.strictObject({
        purpose: ConsentPurpose,
        required: z.boolean(),
        /** Part of the service: done until it is turned off. All others are opt-in. */
        assumed: z.boolean(),
        title: LocalText,
        text: LocalText,
      }),
    )
    .refine((purposes) => {
      const named = purposes.map(({ purpose }) => purpose)
      return ConsentPurpose.options.every((purpose) => named.filter((name) => name === purpose).length === 1)
    }, 'every purpose once'),
})
export type NoticeFile = z.infer<typeof NoticeFile>

const folder = resolve(import.meta.dirname, '../../../../../notices')

/** The current privacy notice; older versions stay in the folder because consents reference them. */
export async function readNewestNotice(from = folder): Promise<NoticeFile> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.yaml'))
  const notices = await Promise.all(names.map((name) => readNotice(from, name)))
  const newest = notices.sort((a, b) => b.version - a.version)[0]
  if (!newest) throw new Error(`No privacy notice in ${from}`)
  return newest
}

async function readNotice(from: string, name: string): Promise<NoticeFile> {
  const data: unknown = parse(await readFile(join(from, name), 'utf8'))
  const parsed = NoticeFile.safeParse(translateData(`notices/${name.replace('.yaml', '')}`, data))
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`)
  if (name !== `privacy-${parsed.data.version}.yaml`) throw new Error(`${name}: file name and version differ`)
  return parsed.data
}

/** `contact`: who answers questions, for the place of `{privacy_contact}`. */
export function toPrivacyNotice(notice: NoticeFile, language: Language, contact = ''): PrivacyNotice {
  return {
    version: notice.version,
    effective_from: notice.effective_from,
    title: textIn(notice.title, language),
    intro: textIn(notice.intro, language),
    sections: notice.sections.map(({ heading, points }) => ({
      heading: textIn(heading, language),
      points: points.map((point) => textIn(point, language).replace('{privacy_contact}', contact)),
    })),
    purposes: notice.purposes.map(({ purpose, required, title, text }) => ({
      purpose,
      required,
      title: textIn(title, language),
      text: textIn(text, language),
    })),
  }
}

import { completeLanguages, languages } from '@sanad/texts'
import * as z from 'zod'
import { chosenTokens, derivedTokens, neutralTokens } from './colours/tokens.ts'

const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0d5063')
  .toLowerCase()

const Colours = z.strictObject({
  ...entries(chosenTokens, Colour),
  ...entries([...neutralTokens, ...derivedTokens], Colour.optional()),
})

/** Of all complete languages; an editor is told the first that is missing by its name. */
const inEachLanguage = (max: number) => {
  const Word = z
    .string()
    .trim()
    .min(1)
    .max(max)
    // It stands in addresses of mail, in SMS and in pages.
    .regex(/^[^\p{C}<>"\\{}]*$/u, 'has a character that no name has')
  const others = languages.filter((language) => !completeLanguages.includes(language))
  return z.strictObject({ ...entries(completeLanguages, Word), ...entries(others, Word.optional()) })
}

const fact = z.string().trim().min(1).max(500).optional()

/** Each fact with the setting that it stands for, whose rules it must keep. */
export const factSettings = {
  supplier: {
    legal_name: 'SUPPLIER_LEGAL_NAME',
    address: 'SUPPLIER_ADDRESS',
    gstin: 'SUPPLIER_GSTIN',
    signatory: 'SUPPLIER_SIGNATORY',
  },
  contact: {
    email: 'CONTACT_EMAIL',
    phone: 'HELP_PHONE',
    whatsapp: 'HELP_WHATSAPP',
    hours: 'HELP_HOURS',
  },
  grievance_officer: { name: 'GRIEVANCE_OFFICER', email: 'GRIEVANCE_EMAIL', phone: 'GRIEVANCE_PHONE' },
  privacy_contact: { name: 'PRIVACY_CONTACT', email: 'PRIVACY_EMAIL', phone: 'PRIVACY_PHONE' },
} as const

const facts = Object.fromEntries(
  Object.entries(factSettings).map(([group, settings]) => [
    group,
    z.strictObject(entries(Object.keys(settings), fact)).optional(),
  ]),
) as Record<keyof typeof factSettings, z.ZodOptional<z.ZodObject<Record<string, typeof fact>>>>

export const BrandFile = z.strictObject({
  name: inEachLanguage(40),
  short_name: inEachLanguage(12),
  colours: z.strictObject({ light: Colours, dark: Colours }),
  ...facts,
})
export type BrandFile = z.infer<typeof BrandFile>

function entries<Key extends string, Schema>(keys: readonly Key[], schema: Schema): Record<Key, Schema> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>
}

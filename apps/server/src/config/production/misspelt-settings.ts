import { distance } from 'fastest-levenshtein'
import { Settings } from '../settings.ts'

const known = Object.keys(Settings.shape)
/** Set by systems and other programs, and near to one of ours. */
const foreign = new Set(['HOME', 'HOSTNAME', 'PATH', 'POSTGRES_URL'])
/** Names that begin so are ours alone. */
const ownPrefix =
  /^(CASHFREE|RAZORPAY|MSG91|WHATSAPP|CLAMD|SUPPLIER|E_INVOICE|FAULT_HOOK|PERSONAL_DATA|GRIEVANCE|SECRET_KEY)(_|$)/

/** Names that are nearly those of settings: a misspelt one is left out without a word. */
export function listMisspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name) && !foreign.has(name))
    .flatMap((name) => {
      // Those of known settings were read and are gone.
      const [, of = name, file = ''] = /^(.+)(_FILE)$/.exec(name) ?? []
      const near = known.find((setting) => distance(of, setting) <= mostTypos(setting))
      if (near) return [`${name}: no setting; did you mean ${near}${file}?`]
      return ownPrefix.test(name) ? [`${name}: no setting`] : []
    })
}

const mostTypos = (name: string) => (name.length >= 8 ? 2 : name.length >= 5 ? 1 : 0)

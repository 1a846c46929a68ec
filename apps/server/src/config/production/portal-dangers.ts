import { operatorCommand } from '../../platform/operator-command.ts'
import type { Settings } from '../settings.ts'
import { type Danger, dangerOf, hasUserInfo, isOwnMachine, isPlainHttp } from './danger.ts'
import { isGuessable, isGuessableKey } from './is-guessable.ts'
import { isTooWide } from './is-too-wide.ts'

const guessable = 'is guessable: take random characters, such as of `openssl rand -base64 32`'
const userInfo = 'has a user name in it'
const databases = [
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'JOBS_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
] as const
const trustsEverybody = ({ TRUST_PROXY: trusted }: Settings) =>
  typeof trusted !== 'number' && trusted.some(isTooWide)

/** The password is the user's name, or one that images of PostgreSQL begin with. */
function hasDefaultPassword(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return password !== '' && (password === username || /^(postgres|password|secret|admin)$/.test(password))
}

export const portalDangers: readonly Danger[] = [
  dangerOf('PUBLIC_URL', 'is plain http: PUBLIC_URL=https://…', isPlainHttp),
  dangerOf('PUBLIC_URL', 'is reached by this machine alone', isOwnMachine),
  dangerOf('ASSETS_URL', 'is plain http, over which anybody may change the scripts', isPlainHttp),
  {
    setting: 'TRUST_PROXY',
    why: 'believes everybody: callers choose by whom limits count',
    isIn: trustsEverybody,
  },
  dangerOf('DEMO_DATA', 'makes accounts with a public password: DEMO_DATA=0', (flag) => flag === '1'),
  dangerOf('SECRET_KEY', guessable, isGuessable),
  dangerOf('SECRET_KEY_PREVIOUS', guessable, isGuessable),
  {
    setting: 'SECRET_KEY_PREVIOUS',
    why: 'is SECRET_KEY itself: nothing was rotated',
    isIn: ({ SECRET_KEY, SECRET_KEY_PREVIOUS }) =>
      SECRET_KEY !== undefined && SECRET_KEY === SECRET_KEY_PREVIOUS,
  },
  dangerOf(
    'DATA_DIR',
    'is the root of the file system: take a folder of its own',
    (folder) => folder === '/',
  ),
  ...databases.map((name) => dangerOf(name, 'has a default password', hasDefaultPassword)),
  {
    setting: 'PERSONAL_DATA_KEYS',
    why: guessable,
    isIn: ({ PERSONAL_DATA_KEYS: keys = [] }) => keys.some(({ key }) => isGuessableKey(key)),
  },
  dangerOf('MSG91_WEBHOOK_SECRET', guessable, isGuessable),
  dangerOf('WHATSAPP_VERIFY_TOKEN', guessable, isGuessable),
  dangerOf(
    'S3_ENDPOINT',
    'is plain http, over which files and keys go',
    (url) => isPlainHttp(url) && !isOwnMachine(url),
  ),
  {
    setting: 'S3_BUCKET',
    why: 'is set without FILES=s3: files would stay on this machine',
    isIn: ({ FILES, S3_BUCKET }) => FILES !== 's3' && S3_BUCKET !== undefined,
  },
  dangerOf('S3_ENDPOINT', userInfo, hasUserInfo),
  dangerOf('S3_SECRET_ACCESS_KEY', 'is the one that MinIO begins with', (key) => key === 'minioadmin'),
  {
    setting: 'MIGRATE_AT_START',
    why: `needs the owner: set MIGRATION_DATABASE_URL, or run ${operatorCommand('migrate')}`,
    isIn: ({ MIGRATE_AT_START, MIGRATION_DATABASE_URL }) =>
      MIGRATE_AT_START === '1' && !MIGRATION_DATABASE_URL,
  },
]

const isUnencrypted = (address: string) => {
  if (!URL.canParse(address)) return false
  const { hostname, searchParams } = new URL(address)
  const isHere = hostname === '' || isOwnMachine(`http://${hostname}`)
  return !isHere && !/^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')
}

const isPrivateAddress = (url: string) =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd])/.test(new URL(url).hostname)

/** Right for some operators; a start says so in its log. */
export const portalDoubts: readonly Danger[] = [
  {
    setting: 'TRUST_PROXY',
    why: 'counts hops: whoever reaches the portal past the proxies names himself',
    isIn: ({ TRUST_PROXY }) => typeof TRUST_PROXY === 'number' && TRUST_PROXY > 0,
  },
  dangerOf('PUBLIC_URL', 'is a private address: nobody outside its network reaches it', isPrivateAddress),
  ...databases.map((name) => dangerOf(name, 'is not encrypted: add sslmode=verify-full', isUnencrypted)),
  dangerOf('MIGRATION_DATABASE_URL', 'is not for the portal: whoever takes it over is the owner', () => true),
  dangerOf('LOG_LEVEL', 'hides what happened', (level) => level === 'silent' || level === 'fatal'),
  dangerOf('LOG_LEVEL', 'is for developers', (level) => level === 'debug'),
  dangerOf('API_DOCS', 'shows every operation to everybody', (flag) => flag === '1'),
  {
    setting: 'CLAMD_HOST',
    why: 'and CLAMD_SOCKET are not set: uploads are not scanned for viruses',
    isIn: ({ CLAMD_HOST, CLAMD_SOCKET }) => !CLAMD_HOST && !CLAMD_SOCKET,
  },
  dangerOf('MSG91_BASE_URL', 'is no host of MSG91', (url) => !new URL(url).hostname.endsWith('.msg91.com')),
  dangerOf(
    'WHATSAPP_BASE_URL',
    'is no host of WhatsApp',
    (url) => new URL(url).hostname !== 'graph.facebook.com',
  ),
  dangerOf('CLAIMS', 'names 30,000 businesses and 100% security', (claims) => claims === 'demonstration'),
  dangerOf('SUPPLIER_GSTIN', 'is the fictitious one', (gstin) => /AAPFU0939F|ZZZFS0001Z/.test(gstin)),
]

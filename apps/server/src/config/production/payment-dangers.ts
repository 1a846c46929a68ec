import { type Danger, dangerOf, hasUserInfo, isOwnMachine, isPlainHttp } from './danger.ts'
import { isGuessable } from './is-guessable.ts'

const isTestHost = (url: string) => /(^|[.-])(sandbox|test)[.-]/.test(new URL(url).hostname)
const urls = ['CASHFREE_BASE_URL', 'CASHFREE_SCRIPT_URL', 'RAZORPAY_BASE_URL', 'RAZORPAY_SCRIPT_URL'] as const

/** With a test account everybody pays by a made-up card. */
const testAccounts: readonly Danger[] = [
  dangerOf('CASHFREE_CLIENT_ID', 'is of a test account', (id) => id.startsWith('TEST')),
  dangerOf('CASHFREE_CLIENT_SECRET', 'is of a test account', (secret) => secret.startsWith('cfsk_ma_test_')),
  dangerOf('RAZORPAY_KEY_ID', 'is of a test account', (id) => id.startsWith('rzp_test_')),
  dangerOf(
    'RAZORPAY_WEBHOOK_SECRET',
    'is guessable, and forges webhooks: take 32 random characters',
    isGuessable,
  ),
  {
    setting: 'RAZORPAY_WEBHOOK_SECRET',
    why: 'is RAZORPAY_KEY_SECRET: whoever learns one has both',
    isIn: ({ RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET }) =>
      RAZORPAY_WEBHOOK_SECRET !== undefined && RAZORPAY_KEY_SECRET === RAZORPAY_WEBHOOK_SECRET,
  },
]

export const paymentDangers: readonly Danger[] = [
  ...urls.map((name) =>
    dangerOf(name, 'is plain http: anybody on the way reads and changes it', isPlainHttp),
  ),
  ...urls.map((name) => dangerOf(name, "is a provider's sandbox", isTestHost)),
  ...urls.map((name) => dangerOf(name, 'is this machine itself, and no provider', isOwnMachine)),
  ...urls.map((name) =>
    dangerOf(name, 'has a user name in it: its host is another than it seems', hasUserInfo),
  ),
  ...testAccounts,
]

const isForeign = (domain: string) => (url: string) => !new URL(url).hostname.endsWith(`.${domain}`)

/** Possible, such as through a gateway of one's own, and seldom meant. */
export const paymentDoubts: readonly Danger[] = [
  dangerOf('CASHFREE_BASE_URL', 'is no host of Cashfree', isForeign('cashfree.com')),
  dangerOf('CASHFREE_SCRIPT_URL', 'is no host of Cashfree', isForeign('cashfree.com')),
  dangerOf('RAZORPAY_BASE_URL', 'is no host of Razorpay', isForeign('razorpay.com')),
  dangerOf('RAZORPAY_SCRIPT_URL', 'is no host of Razorpay', isForeign('razorpay.com')),
]

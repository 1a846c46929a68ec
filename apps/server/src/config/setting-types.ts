import * as z from 'zod'

export const Port = z.coerce.number().int().min(1).max(65535)

/** The origin, or a base path, of an HTTP service; without a slash at its end. */
export const Origin = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** An origin alone: what is served below a path of another site would share its cookies. */
export const BareOrigin = Origin.refine(
  (url) => new URL(url).href === `${new URL(url).origin}/`,
  'must be an origin without a path, such as https://sanad.example',
)

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** An origin that secrets are sent to: https, except on this machine. */
export const EncryptedOrigin = Origin.refine(
  (url) => url.startsWith('https:') || ownMachine.test(new URL(url).hostname),
  'must begin with https',
)

export const Flag = z.enum(['0', '1'])

export const Phone = z.string().regex(/^\+[1-9][0-9]{6,14}$/, 'must be a number such as +918022334455')

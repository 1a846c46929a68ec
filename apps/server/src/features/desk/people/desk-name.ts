import { type Brand, nameIn } from '@sanad/branding'

/** What authenticators and passkeys show, in every language of their owner. */
export function deskNameOf(brand: Pick<Brand, 'name'>): string {
  return `${nameIn(brand, 'en')} desk`
}

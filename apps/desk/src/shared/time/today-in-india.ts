import { indianDayOf } from '@sanad/domain'
import { serverNow } from '@sanad/web-kit'

/** The day in India by the server's clock: that of the device may be days off. */
export const todayInIndia = () => indianDayOf(serverNow().toISOString())

import { Channel, type MaskedUser } from '@sanad/contracts'
import { otpChannelsMessages } from '@sanad/texts/web/shared/otp-channels'
import { LoadingState, MailIcon, SmsIcon, Tabs, WhatsappIcon } from '@sanad/ui'
import { useMessages } from '@sanad/web-kit'
import { useLocation, useNavigate } from 'react-router'
import { ChannelPanel } from './channel-panel.tsx'
import { useFirstSend } from './use-first-send.ts'
import { type OtpOptions, useOtp } from './use-otp.ts'
import { useWebOtp } from './use-web-otp.ts'

const icons = { sms: <SmsIcon />, email: <MailIcon />, whatsapp: <WhatsappIcon /> }

interface OtpChannelsProps extends Pick<OtpOptions, 'onVerified' | 'confirmOnly'> {
  /** Mobile and e-mail are masked. */
  user: MaskedUser
  /** Request the first SMS automatically, or where the portal sends none, the first WhatsApp message. */
  sendsFirst: boolean
}

/** Proves who somebody is by a code over SMS, e-mail or WhatsApp, each way with its own countdown. */
export function OtpChannels({ user, sendsFirst, onVerified, confirmOnly }: OtpChannelsProps) {
  const texts = useMessages(otpChannelsMessages)
  const { chosen, choose } = useChosenChannel()
  const otp = useOtp({ userId: user.id, channel: chosen, words: texts, onVerified, confirmOnly })
  const { channel, offered } = otp
  // Not the tab's: a look at another channel sends nothing.
  const first = offered.includes('sms') ? 'sms' : 'whatsapp'
  useFirstSend(otp, sendsFirst ? first : undefined)
  useWebOtp(channel === 'sms' && otp.isRequested('sms'), otp.enter)

  if (!otp.isReady && !otp.sendProblem) return <LoadingState size="section" label={texts.checking} />
  const target = channel === 'email' ? user.email : `+91 ${user.mobile}`
  if (offered.length === 1) return <ChannelPanel otp={otp} target={target} />
  return (
    <Tabs
      label={texts.channels}
      value={channel}
      onValueChange={(next) => {
        otp.clear()
        choose(next)
      }}
      items={offered.map((value) => ({
        value,
        label: texts[value],
        icon: icons[value],
        dotLabel: otp.isRequested(value) ? texts.requested : undefined,
        panel: value === channel && <ChannelPanel otp={otp} target={target} />,
      }))}
    />
  )
}

/** Navigation state: a reload restores the channel and sends no second code. */
function useChosenChannel() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  return {
    chosen: Channel.options.find((channel) => channel === state?.channel) ?? 'sms',
    choose: (channel: Channel) => void navigate({ search }, { replace: true, state: { channel } }),
  }
}

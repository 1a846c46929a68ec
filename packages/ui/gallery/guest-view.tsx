import { useState } from 'react'
import {
  Alert,
  Button,
  Card,
  Countdown,
  DateField,
  DocumentIcon,
  GuestShell,
  Inline,
  LockIcon,
  Logo,
  MailIcon,
  OtpField,
  PageHeader,
  ShieldIcon,
  SmsIcon,
  Stack,
  Tabs,
  TextArea,
  TextField,
  TranslateIcon,
  WhatsappIcon,
} from '../src/index.ts'
import { ThemeSwitch } from './theme-switch.tsx'

function Login() {
  return (
    <Stack gap="large">
      <PageHeader
        title="Log in to Sanad"
        subtitle="Enter your mobile number. We send you a one-time password."
      />
      <TextField
        label="Mobile number"
        prefix="+91"
        inputMode="numeric"
        autoComplete="tel-national"
        required
      />
      <Button type="submit" fullWidth>
        Continue
      </Button>
      <p>
        New here? <a href="#register">Create your account</a>
      </p>
    </Stack>
  )
}

function Register() {
  return (
    <Stack gap="large">
      <PageHeader title="Create Your Account" />
      <Stack>
        <TextField label="Full Name" required autoComplete="name" defaultValue="Asha Kulkarni" />
        <TextField
          label="Mobile Number"
          prefix="+91"
          required
          defaultValue="12345"
          error="Mobile number must be 10 digits starting with 6 to 9"
        />
        <TextField label="Email Address" type="email" required hint="Receipts and certificates go here." />
        <DateField
          label="Date of Birth"
          hint="Optional"
          value=""
          onValueChange={() => {}}
          pattern="DD/MM/YYYY"
          calendarLabel="Choose from the calendar"
        />
        <TextArea label="Address" hint="Optional" rows={3} />
      </Stack>
      <Button type="submit" fullWidth disabled>
        Create account
      </Button>
    </Stack>
  )
}

function Verify() {
  const [code, setCode] = useState('4821')
  const [channel, setChannel] = useState<'sms' | 'email' | 'whatsapp'>('sms')
  const panel = (
    <Stack>
      <OtpField
        label="One-time password"
        hint="Sent to ••••••3210"
        value={code}
        onValueChange={setCode}
        autoFocus
      />
      <Button fullWidth disabled={code.length < 6}>
        Verify OTP
      </Button>
      <Inline justify="between">
        <span>
          Send again in <Countdown seconds={97} label="Time until a new code" />
        </span>
        <Button variant="quiet" size="small" disabled>
          Resend OTP
        </Button>
      </Inline>
    </Stack>
  )
  return (
    <Stack gap="large">
      <PageHeader back={<a href="#back">.</a>} backLabel="Back" title="Verify your application" />
      <Alert title="Invalid OTP. Please try again." />
      <Card>
        <Tabs
          label="How to receive the code"
          value={channel}
          onValueChange={setChannel}
          items={[
            { value: 'sms', label: 'SMS', icon: <SmsIcon />, dotLabel: 'code sent', panel },
            { value: 'email', label: 'Email', icon: <MailIcon />, panel: 'Email' },
            { value: 'whatsapp', label: 'WhatsApp', icon: <WhatsappIcon />, panel: 'WhatsApp' },
          ]}
        />
      </Card>
    </Stack>
  )
}

export function GuestView({ step }: { step: 'login' | 'register' | 'otp' }) {
  return (
    <GuestShell
      skipLabel="Skip to content"
      logo={<Logo label="Sanad" />}
      panelLogo={<Logo label="Sanad" tone="light" />}
      panelTitle="Government registrations, handled with care"
      panelText="Choose a service, pay safely, and see at every moment whose turn it is."
      panelPoints={[
        { icon: <ShieldIcon />, text: 'Trusted by 30,000+ businesses' },
        { icon: <LockIcon />, text: 'Payment 100% secure and encrypted' },
        { icon: <DocumentIcon />, text: 'Card details never stored' },
      ]}
      headerActions={
        <>
          <Button variant="quiet" size="small" icon={<TranslateIcon />}>
            हिन्दी
          </Button>
          <ThemeSwitch />
        </>
      }
      footer="Need help? Call 1800 000 000, 10:30 AM to 5:30 PM"
    >
      {{ login: <Login />, register: <Register />, otp: <Verify /> }[step]}
    </GuestShell>
  )
}

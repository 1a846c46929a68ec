import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from '../actions/button.tsx'
import { Logo } from '../brand/logo.tsx'
import { OtpField } from '../fields/otp-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { GuestShell } from './guest-shell.tsx'

const page = (
  <GuestShell
    skipLabel="Skip to content"
    logo={<Logo label="Sanad" />}
    panelLogo={<Logo label="Sanad" tone="light" />}
    panelTitle="Registrations"
  >
    <TextField label="Mobile number" prefix="+91" />
    <OtpField label="One-time password" value="" onValueChange={() => {}} />
    <Button>Continue</Button>
  </GuestShell>
)

it('prerenders the guest screens without inline styles or scripts, as the CSP asks', () => {
  const html = renderToString(page)
  expect(html).toContain('Mobile number')
  expect(html).not.toMatch(/ style=|<style|<script/)
})

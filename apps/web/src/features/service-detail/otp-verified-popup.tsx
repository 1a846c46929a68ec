import type { ServiceApplication } from '@sanad/contracts'
import { latePart } from '@sanad/web-kit'
import { useState } from 'react'

const OtpVerifiedDialog = latePart(() =>
  import('./otp-verified-dialog.tsx').then(({ OtpVerifiedDialog }) => OtpVerifiedDialog),
)

/** Shown once, the first time that the application is seen after its OTP. */
export function OtpVerifiedPopup({ application }: { application: ServiceApplication }) {
  const [isOpen, setOpen] = useState(application.serviceDetails.otp_verified_view === 0)
  if (!isOpen) return null
  return <OtpVerifiedDialog application={application} onClose={() => setOpen(false)} />
}

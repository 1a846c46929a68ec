import type { ServiceApplication } from '@sanad/contracts'
import { lazy, Suspense, useState } from 'react'

const OtpVerifiedDialog = lazy(() =>
  import('./otp-verified-dialog.tsx').then((module) => ({ default: module.OtpVerifiedDialog })),
)

/** Shown once, the first time that the application is seen after its OTP. */
export function OtpVerifiedPopup({ application }: { application: ServiceApplication }) {
  const [isOpen, setOpen] = useState(application.serviceDetails.otp_verified_view === 0)
  if (!isOpen) return null
  return (
    <Suspense>
      <OtpVerifiedDialog application={application} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

import type { StaffMember } from '@sanad/contracts/staff'
import { type ReactNode, useState } from 'react'
import { signedIn } from '../../shared/session/session-slice.ts'
import { useDeskDispatch } from '../../shared/state/desk-state.ts'
import { EnrolStep } from './enrol-step.tsx'
import { FactorStep } from './factor-step.tsx'
import { type PasswordProved, PasswordStep } from './password-step.tsx'
import { RecoveryCodesStep } from './recovery-codes-step.tsx'

interface SignInFormProps {
  /** Of whoever worked here. */
  readonly email?: string
  /** The password was proved before the page was loaded anew. */
  readonly isEnrolling?: boolean
  readonly onDone: (staff: StaffMember) => void
  /** In place of the password: what proves an invitation. */
  readonly begin?: (onProved: (proved: PasswordProved) => void) => ReactNode
}

type Step =
  | { readonly name: 'password' }
  | { readonly name: 'factor' | 'enrol'; readonly factors: PasswordProved['factors'] }
  | { readonly name: 'codes'; readonly codes: readonly string[]; readonly staff: StaffMember }

/** Password, then the second factor; at the first sign-in its enrolment and the recovery codes. */
export function SignInForm({ email = '', isEnrolling = false, onDone, begin }: SignInFormProps) {
  const dispatch = useDeskDispatch()
  const [step, setStep] = useState<Step>(isEnrolling ? { name: 'enrol', factors: [] } : { name: 'password' })
  const finish = (staff: StaffMember) => {
    dispatch(signedIn(staff))
    onDone(staff)
  }
  switch (step.name) {
    case 'password': {
      const goOn = ({ step, factors }: PasswordProved) => setStep({ name: step, factors })
      return begin ? begin(goOn) : <PasswordStep email={email} onProved={goOn} />
    }
    case 'factor':
      return <FactorStep hasPasskey={step.factors.includes('passkey')} onProved={finish} />
    case 'enrol':
      return <EnrolStep onEnrolled={({ staff, codes }) => setStep({ name: 'codes', codes, staff })} />
    case 'codes':
      return <RecoveryCodesStep codes={step.codes} onKept={() => finish(step.staff)} />
  }
}

import { registrationMessages } from '@sanad/texts/web/registration'
import { Button, Dialog } from '@sanad/ui'
import { type ApiError, useMessages } from '@sanad/web-kit'

interface AccountExistsDialogProps {
  error: ApiError
  onCancel: () => void
  onLogin: () => void
}

/** The number or the e-mail address already has an account. */
export function AccountExistsDialog({ error, onCancel, onLogin }: AccountExistsDialogProps) {
  const texts = useMessages(registrationMessages)
  const same = { mobile: texts.existsMobile, email: texts.existsEmail }
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      onOpenChange={(open) => !open && onCancel()}
      title={texts.existsTitle}
      description={error.show_login_option ? texts.existsText : texts.userExists}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button onClick={onLogin}>{texts.yesLogin}</Button>
        </>
      }
    >
      {error.conflict_type && <p>{same[error.conflict_type]}</p>}
    </Dialog>
  )
}

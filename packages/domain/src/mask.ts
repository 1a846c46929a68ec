/** An e-mail address of which the first letter and the domain show: `a••••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '••••'
  return `${[...email][0]}••••${email.slice(at)}`
}

/** A bank account number of which the last four digits show: `••••6789`; short ones show nothing. */
export function maskBankAccount(account: string): string {
  return account.length < 8 ? '••••' : `••••${account.slice(-4)}`
}

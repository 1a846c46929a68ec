/** A bank account number of which the last four digits show: `••••6789`; short ones show nothing. */
export function maskBankAccount(account: string): string {
  return account.length < 8 ? '••••' : `••••${account.slice(-4)}`
}

/** Accounts of the demonstration data, also named in README.md. The passwords are public: production refuses them. */
export const demoStaff = {
  email: 'staff@sanad.example',
  name: 'Priya Nair',
  password: 'sanad-demo-desk',
  /** Of the authenticator, as the password public. */
  totpSecret: 'KNQW4YLEIRSW23ZANRUW4ZLTEBQXGZLU',
  roles: ['clerk', 'reviewer', 'manager'],
} as const

/** The second one, so that acts of two people can be tried. */
export const demoAccounts = {
  email: 'accounts@sanad.example',
  name: 'Rohan Deshpande',
  password: 'sanad-demo-accounts',
  totpSecret: 'KNQW4YLEEBQWGY3POVXHI4ZAOJXWQYLO',
  roles: ['accounts', 'admin'],
} as const

export const demoCustomer = {
  mobile: '9876543210',
  name_of_person: 'Asha Kulkarni',
  email: 'asha@sanad.example',
  date_of_birth: '1988-11-20',
  address: '14, Prabhat Road, Pune 411004',
}

/** Same e-mail address, to demonstrate switching accounts. */
export const demoRelative = {
  mobile: '9876543211',
  name_of_person: 'Ravi Kulkarni',
  email: 'ravi@sanad.example',
}

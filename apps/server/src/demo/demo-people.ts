/** Who demonstration data is about; README.md names them too. The password is public: production refuses them. */
export const demoStaff = { email: 'staff@sanad.example', name: 'Priya Nair', password: 'sanad-demo-desk' }

export const demoCustomer = {
  mobile: '9876543210',
  name_of_person: 'Asha Kulkarni',
  email: 'asha@sanad.example',
  date_of_birth: '1988-11-20',
  address: '14, Prabhat Road, Pune 411004',
}

/** Shares the e-mail address, so that accounts can be switched. */
export const demoRelative = {
  mobile: '9876543211',
  name_of_person: 'Ravi Kulkarni',
  email: 'ravi@sanad.example',
}

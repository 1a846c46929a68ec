import type { User } from '@sanad/contracts'

export const asha: User = {
  id: '0b8f1d5e-6f0a-4c63-9a3e-3f1f6c1d2a10',
  mobile: '9876543210',
  name_of_person: 'Asha Kulkarni',
  email: 'asha@example.com',
  date_of_birth: null,
  address: null,
  email_verified: false,
}

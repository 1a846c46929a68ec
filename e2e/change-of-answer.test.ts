import { randomUUID } from 'node:crypto'
import { listTickets } from '@sanad/contracts'
import { reopenAnswer } from '@sanad/contracts/staff'
import { succeed } from '@sanad/testing'
import { applyFor, openService, payInFull } from './support/applications.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/fixtures.ts'
import { servicePage } from './support/service-page.ts'
import { signInStaff } from './support/staff.ts'

test('an impossible date is refused, answers are read once more, and a wrong one is opened again on request', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const id = await applyFor(request, customer, 'skill-india')
  await payInFull(request, gatewayOrigin, customer, id)
  await openService(page, 'Skill India Registration')
  const { information, provideInformation, toast } = servicePage(page)
  const birth = information.getByLabel('Date of birth', { exact: true })
  const open = async () => {
    await provideInformation.click()
    await information.getByRole('tab', { name: /^Information/ }).click()
  }

  await test.step('typed day first, and not in the future', async () => {
    await open()
    await birth.pressSequentially('12042030')
    await expect(birth).toHaveValue('12/04/2030')
    await information.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(information.getByText('This date cannot be in the future.')).toBeVisible()
    await expect(birth).toBeFocused()
    await birth.fill('')
    await birth.pressSequentially('12041988')
  })

  await test.step('read once more before it is final', async () => {
    await information.getByRole('button', { name: 'Submit', exact: true }).click()
    await expect(information.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
    // Name and State were known.
    const read = [customer.name, '12 Apr 1988', 'Maharashtra']
    await expect(information.getByRole('definition')).toHaveText(read.flatMap((value) => [value, 'Change']))
    // Back leads to the form, not past it.
    await page.goBack()
    await expect(birth).toHaveValue('12/04/1988')
    await expect(information.getByRole('tab', { name: /^Information/ })).toBeFocused()
    await information.getByRole('button', { name: 'Submit', exact: true }).click()
    await information.getByRole('button', { name: 'Confirm and submit' }).click()
    await expect(toast('Field submitted successfully!')).toBeVisible()
  })

  await test.step('locked, but not for good: a change is asked for', async () => {
    await information.getByRole('tab', { name: /^Information/ }).click()
    await expect(birth).toBeDisabled()
    await information.getByRole('button', { name: 'Ask to change this: Date of birth' }).click()
    await information.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(information.getByText('Please say what is wrong.')).toBeVisible()
    await expect(information.getByLabel('What is wrong?')).toBeFocused()
    await expectAccessible(page)
    await information.getByLabel('What is wrong?').fill('The year is 1989.')
    await information.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(
      information.getByText(/^You asked on .* to change this\. We are looking at it\.$/),
    ).toBeVisible()
  })

  await test.step('staff open it again, and it is given once more', async () => {
    const staff = await signInStaff(request)
    const { data } = await succeed(request, listTickets, { token: customer.token, query: {} })
    await succeed(request, reopenAnswer, {
      token: staff.token,
      params: { id: data[0]?.id ?? '' },
      body: { message: 'Please enter it again.', request_id: randomUUID() },
    })
    await expect(birth).toBeEnabled()
  })
})

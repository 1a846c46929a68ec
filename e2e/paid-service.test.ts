import { applyFor, openService, payInFull } from './support/applications.ts'
import { expect, test } from './support/fixtures.ts'

test('[SD-02] once paid, congratulations stand in the place of the overview, clear of the progress', async ({
  page,
  request,
  customer,
  gatewayOrigin,
}) => {
  const application = await applyFor(request, customer, 'tc-registration')
  await payInFull(request, gatewayOrigin, customer, application)
  await openService(page, 'Training Centre (TC) Registration')

  await expect(page.getByRole('heading', { name: 'Overview' })).toBeHidden()
  // A trial click fails when something lies on top.
  await page.getByText('Congratulations!').click({ trial: true })
})

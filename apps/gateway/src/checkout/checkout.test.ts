import { expect, it } from 'vitest'
import { newOrder } from '../testing/new-order.ts'
import { startGateway } from '../testing/start-gateway.ts'

async function startCheckout(changes: object = {}) {
  const gateway = await startGateway()
  const { body: order } = await gateway.post('/pg/orders', newOrder(changes))
  return { gateway, order, path: `/checkout/${order.payment_session_id}` }
}

it('shows what is paid, to whom, and that no real money moves', async () => {
  const { gateway, order, path } = await startCheckout({ order_amount: 117_700.5 })
  const { text } = await gateway.get(`${path}?parent=http://portal.example`)
  for (const part of ['₹1,17,700.50', 'Sanad', order.order_id, 'no real money']) expect(text).toContain(part)
})

it('may only be framed by the page that opened it', async () => {
  const { gateway, path } = await startCheckout()
  const policy = async (query: string) =>
    (await gateway.get(`${path}${query}`)).headers.get('content-security-policy')
  expect(await policy('?parent=http://portal.example/pay')).toMatch(
    /frame-ancestors http:\/\/portal\.example$/,
  )
  expect(await policy('?parent=javascript:alert(1)')).toMatch(/frame-ancestors 'none'$/)
  expect(await policy('')).not.toContain('unsafe-inline')
})

it.each([
  [{ method: 'upi', upi_id: 'testsuccess@gocash' }, 'SUCCESS'],
  [{ method: 'upi', upi_id: 'testfailure@gocash' }, 'FAILED'],
  [{ method: 'upi', upi_id: 'testpending@gocash' }, 'PENDING'],
  [{ method: 'upi_app', app: 'gpay' }, 'SUCCESS'],
  [{ method: 'upi_qr' }, 'SUCCESS'],
  [{ method: 'card', number: '4706131211212123' }, 'SUCCESS'],
  [{ method: 'card', number: '4000000000000002' }, 'FAILED'],
])('pays with %o: %s', async (payment, status) => {
  const { gateway, path } = await startCheckout()
  const { body } = await gateway.post(`${path}/pay`, payment)
  expect(body).toEqual({ status, reference: expect.any(String) })
  expect((await gateway.get(`${path}/status`)).body.status).toBe(status)
})

it("shows a QR code for a UPI app on another device, by markup that the page's own policy allows", async () => {
  const { gateway, path } = await startCheckout()
  const { text } = await gateway.get(path)
  const [code = ''] = /<svg.*?<\/svg>/s.exec(text) ?? []
  expect(code).toContain('<path')
  expect(code).not.toMatch(/style=|<style/)
})

it('charges no card that is not a test card, and keeps only four digits of those', async () => {
  const { gateway, path } = await startCheckout()
  const own = await gateway.post(`${path}/pay`, { method: 'card', number: '4539578763621486' })
  expect(own).toMatchObject({ status: 400, body: { code: 'card_number_invalid' } })
  await gateway.post(`${path}/pay`, { method: 'card', number: '4706131211212123' })
  const { text } = await gateway.get('/sandbox/orders')
  expect(text).toContain('XXXXXXXXXXXX2123')
  expect(text).not.toContain('470613121121')
})

it('notes a customer who leaves, but never takes back a payment under way', async () => {
  const { gateway, path } = await startCheckout()
  expect((await gateway.post(`${path}/cancel`, {})).body.status).toBe('USER_DROPPED')
  await gateway.post(`${path}/pay`, { method: 'upi', upi_id: 'testpending@gocash' })
  expect((await gateway.post(`${path}/cancel`, {})).body.status).toBe('PENDING')
})

it('says so when the order is paid or the session is unknown', async () => {
  const { gateway, path } = await startCheckout()
  await gateway.post(`${path}/pay`, { method: 'upi', upi_id: 'testsuccess@gocash' })
  expect((await gateway.get(path)).text).toContain('already paid')
  expect(await gateway.post(`${path}/pay`, { method: 'upi', upi_id: 'a.b@upi' })).toMatchObject({
    status: 400,
  })
  const unknown = await gateway.get('/checkout/session_nothing')
  expect(unknown).toMatchObject({ status: 404, text: expect.stringContaining('no longer valid') })
})

it('escapes whatever the merchant is called', async () => {
  const gateway = await startGateway({ merchant: '<b>"Sanad"</b>' })
  const { body: order } = await gateway.post('/pg/orders', newOrder())
  const { text } = await gateway.get(`/checkout/${order.payment_session_id}`)
  expect(text).toContain('&lt;b&gt;&quot;Sanad&quot;&lt;/b&gt;')
  expect(text).not.toContain('<b>')
})

it('serves the script that a merchant page loads', async () => {
  const gateway = await startGateway()
  const script = await gateway.get('/js/v3/cashfree.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  expect(script.text).toContain('Cashfree')
})

const at = '2026-03-31T20:00:00.000Z'

const attempt = {
  amount: 100.5,
  currency: 'INR',
  message: '',
  started_at: at,
  completed_at: at,
  bank_reference: null,
  group: 'upi',
  error_details: null,
}

/** The state file as it was before it had a version. */
export const versionOne = {
  orders: [
    {
      cf_order_id: '5',
      order_id: 'old_order',
      payment_session_id: 'session_old',
      amount: 100.5,
      currency: 'INR',
      state: 'PAID',
      created_at: at,
      expires_at: '2026-04-30T20:00:00.000Z',
      customer: {
        customer_id: 'customer7',
        customer_phone: '9876543210',
        customer_name: null,
        customer_email: null,
      },
      return_url: 'https://example.in/{order_id}',
      notify_url: null,
      note: null,
      tags: { kind: 'stage' },
      attempts: [
        { ...attempt, cf_payment_id: '1', status: 'USER_DROPPED', method: {} },
        {
          ...attempt,
          cf_payment_id: '2',
          status: 'FAILED',
          group: 'credit_card',
          method: { card: { channel: 'link', card_number: 'XXXXXXXXXXXX0002', card_network: 'visa' } },
        },
        {
          ...attempt,
          cf_payment_id: '3',
          status: 'SUCCESS',
          bank_reference: '448650479971',
          method: { upi: { channel: 'link', upi_id: null, upi_app: 'gpay' } },
        },
      ],
      refunds: [
        {
          cf_refund_id: '4',
          cf_payment_id: '3',
          refund_id: 'refund1',
          amount: 50.25,
          note: 'Goodwill',
          speed: 'STANDARD',
          status: 'PENDING',
          created_at: at,
          processed_at: null,
        },
      ],
    },
  ],
  answers: [],
  deliveries: [
    {
      id: 'd45e6708-5789-443d-870f-537850f08460',
      type: 'PAYMENT_SUCCESS_WEBHOOK',
      order_id: 'old_order',
      url: 'http://127.0.0.1:9/hook',
      body: '{}',
      status: 'delivered',
      forged: false,
      first_at: at,
      next_at: null,
      attempts: [{ at, response_status: 200, error: null }],
    },
  ],
}

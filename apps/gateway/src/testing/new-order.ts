let count = 0

export function newOrder(changes: object = {}) {
  count += 1
  return {
    order_id: `order_${count}`,
    order_amount: 17_700,
    order_currency: 'INR',
    customer_details: {
      customer_id: 'customer7',
      customer_phone: '9876543210',
      customer_name: 'Asha Rao',
      customer_email: 'asha@example.in',
    },
    ...changes,
  }
}

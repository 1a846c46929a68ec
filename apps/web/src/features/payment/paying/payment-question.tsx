import type { ReactNode } from 'react'
import { usePayment } from '../flow/payment-context.tsx'

interface PaymentQuestionProps {
  /** The dialog with the question that stands before the payment. */
  children: (question: { open: boolean; onPay: () => void; onClose: () => void }) => ReactNode
}

/** Where a payment that was begun waits for the customer's answer. */
export function PaymentQuestion({ children }: PaymentQuestionProps) {
  const { question } = usePayment()
  return children({ open: question.isOpen, onPay: question.pay, onClose: question.close })
}

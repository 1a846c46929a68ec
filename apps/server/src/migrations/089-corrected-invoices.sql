-- A credit note that takes a whole invoice back, so that another takes its place, is about no payment and no refund.
-- The release before: its documents satisfy these checks too; a refund that it finishes of a corrected application names both
-- invoices.
alter table money_documents
  drop constraint money_documents_check,
  drop constraint money_documents_check1,
  add constraint money_documents_order check (
    case kind when 'tax_invoice' then order_id is null
              when 'credit_note' then (order_id is null) = (refund_id is null)
              else order_id is not null end
  ),
  add constraint money_documents_refund_id check (
    case kind when 'refund_voucher' then refund_id is not null
              when 'credit_note' then true
              else refund_id is null end
  );

-- The desk's list of money documents: newest first, of one kind, and by the beginning of a number.
create index money_documents_newest on money_documents (issued_at desc, id desc);
create index money_documents_kind_newest on money_documents (kind, issued_at desc, id desc);
create index money_documents_number_prefix on money_documents (number text_pattern_ops);

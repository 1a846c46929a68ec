-- A file may be replaced by one in which an identity number is masked: it takes the place of the other, with its size.
create or replace function count_document_bytes() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.storage_use as used (customer_id, bytes) values (new.customer_id, new.size_bytes)
    on conflict (customer_id) do update set bytes = used.bytes + excluded.bytes;
  elsif tg_op = 'UPDATE' then
    update public.storage_use set bytes = bytes + new.size_bytes - old.size_bytes where customer_id = new.customer_id;
  else
    update public.storage_use set bytes = bytes - old.size_bytes where customer_id = old.customer_id;
  end if;
  return null;
end
$$;
create trigger count_changed_bytes after update of size_bytes on uploaded_documents
  for each row execute function count_document_bytes();

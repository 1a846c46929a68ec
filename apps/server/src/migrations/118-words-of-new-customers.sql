-- A new customer has no words to take away: of all writes, strangers send this one most.
create or replace function keep_customer_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.search_words where id = new.id and kind = 'c';
  end if;
  if new.erased_at is null then
    insert into public.search_words (word, kind, id)
    select word, 'c', new.id from unnest(public.fold_words(new.name_of_person)) word;
  end if;
  return null;
end
$$;

-- Beginnings of words in names, folded over scripts and spellings: आशा, Asha and Aasha are the same word.

-- The words of a name as they sound: Devanagari in Latin letters, aspiration and long vowels dropped, every "a" but the
-- first of a word left out, as spellings differ in it most, a last "ao" as "av" (Rao, राव). The same function folds what is searched for.
create function fold_words(name text) returns text[] language sql immutable parallel safe as $$
  with sounds as (
    select lower(regexp_replace(normalize(coalesce(name, ''), NFKD), '[̀-़ͯ]', '', 'g')) as text
  ), devanagari as (
    select translate(
      replace(replace(replace(replace(replace(
        regexp_replace(regexp_replace(text, 'ंह', 'ंघ', 'g'), 'ं(?=[पफबभम])', 'म्', 'g'),
        'ऐ', 'ai'), 'औ', 'au'), 'ऋ', 'ri'), 'ृ', 'ri'), 'फ', 'f'),
      'अआइईउऊएओकखगघङचछजझञटठडढणतथदधनपबभमयरलवशषसहळिीुूेैोौॉॅंँा्ः',
      'aaiiuuiukkggnCCjjnttddnttddnpbbmyrlvssshliiuuiiuuuinn') as text
    from sounds
  ), latin as (
    select regexp_replace(replace(replace(regexp_replace(text, '([ae])o\M', '\1v', 'g'), 'ch', 'C'), 'ph', 'f'), '([bCdgjkst])h', '\1', 'g') as text
    from devanagari
  ), letters as (
    select translate(replace(text, 'x', 'ks'), 'cqzweoC', 'kkjviuc') as text from latin
  )
  select coalesce(array_agg(distinct left(word, 1) || replace(substr(word, 2), 'a', '')), '{}')
  from letters, regexp_split_to_table(
    regexp_replace(regexp_replace(text, '([a-z])\1+', '\1', 'g'), '([^aiu])y\M', '\1i', 'g'), '[^a-z0-9]+') word
  where word <> ''
$$;

create table search_words (
  word text collate "C" not null,
  -- c: of a customer's name; f: of a firm's.
  kind text not null check (kind in ('c', 'f')),
  -- Of the customer or the business.
  id uuid not null,
  primary key (word, kind, id)
);
create index search_words_id on search_words (id);

create function keep_customer_words() returns trigger language plpgsql as $$
begin
  delete from public.search_words where id = new.id and kind = 'c';
  if new.erased_at is null then
    insert into public.search_words (word, kind, id)
    select word, 'c', new.id from unnest(public.fold_words(new.name_of_person)) word;
  end if;
  return null;
end
$$;
create trigger keep_words after insert or update of name_of_person, erased_at on customers
  for each row execute function keep_customer_words();

create function keep_firm_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from public.search_words where id = old.id and kind = 'f';
  end if;
  if tg_op <> 'DELETE' then
    insert into public.search_words (word, kind, id)
    select word, 'f', new.id from unnest(public.fold_words(new.name_of_firm)) word;
  end if;
  return null;
end
$$;
create trigger keep_words after insert or delete or update of name_of_firm on businesses
  for each row execute function keep_firm_words();

insert into search_words (word, kind, id)
select word, 'c', c.id from customers c, unnest(fold_words(c.name_of_person)) word where c.erased_at is null;
insert into search_words (word, kind, id)
select word, 'f', b.id from businesses b, unnest(fold_words(b.name_of_firm)) word;

-- Last digits of a mobile number, last letters of a tracking id, whole e-mail addresses and bank references.
create index customers_mobile_end on customers (reverse(mobile) text_pattern_ops);
create index customers_email on customers (lower(email));
create index applications_track_end on applications (reverse(track_id) text_pattern_ops);
create index payment_attempts_bank on payment_attempts (bank_reference) where bank_reference is not null;
create index refunds_bank on refunds (bank_reference) where bank_reference is not null;

-- The facts of $applications applications of $people customers, four in a hundred of which wait for somebody, written past the
-- triggers: what follows from them is projected by `npm run rebuild-desk`.
set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '512MB';
set work_mem = '128MB';

create schema if not exists bench;

-- Indexes that are no constraint are made again at the end, sorted, which takes a fraction of the time.
create table bench.dropped_indexes as
select indexname, indexdef from pg_indexes i
where schemaname = 'public' and tablename in ('customers', 'businesses', 'applications', 'payment_orders', 'settled_items',
    'uploaded_documents', 'document_decisions', 'submitted_fields', 'staff_acts', 'search_words', 'tickets', 'ticket_entries')
  and not exists (select from pg_constraint c where c.conindid = i.indexname::regclass);
do $$
declare name text;
begin
  for name in select indexname from bench.dropped_indexes loop
    execute format('drop index %I', name);
  end loop;
end $$;

-- Parts of names: those that everybody has, and made-up ones.
create unlogged table bench.parts as
select row_number() over () as place, part from (
  select unnest(string_to_array('Asha Ravi Priya Kumar Singh Sharma Patel Kulkarni Rao Nair Devi Khan Reddy Das Joshi Gupta Yadav Mehta Iyer Pillai आशा रवि कुमार सिंह', ' ')) as part
  union all
  select initcap(substr('kgcjtdnpbmyrlvsh', 1 + h % 16, 1) || substr('aeiou', 1 + h / 16 % 5, 1)
    || substr('kgcjtdnpbmyrlvsh', 1 + h / 80 % 16, 1) || substr('aeiou', 1 + h / 1280 % 5, 1)
    || substr('kgcjtdnpbmyrlvsh', 1 + h / 6400 % 16, 1) || 'an')
  from (select distinct (n::bigint * 7919 % 102400)::int as h from generate_series(1, 4000) n) made) words;
create unlogged table bench.folded as select place, unnest(fold_words(part)) as word from bench.parts;

-- A number between 0 and 1 of each row, the same at every making.
create function bench.chance(n bigint) returns float8 language sql immutable as $$
  select (hashint8extended(n, 42) & 1048575) / 1048576.0 $$;

create function bench.uuid(name text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid $$;

create unlogged table bench.people as
select n, bench.uuid('customer ' || n) as id,
  1 + floor(power(bench.chance(n), 3) * 4000)::int as first_name,
  1 + floor(power(bench.chance(n + 10000000), 3) * 4000)::int as last_name
from generate_series(1, $people) n;

insert into customers (id, mobile, email, name_of_person, verified_at, mobile_verified_at, email_verified_at, message_language, created_at)
select p.id, (6 + p.n % 4)::text || lpad((p.n::bigint * 7919003 % 1000000000)::text, 9, '0'), 'customer.' || p.n || '@example.in',
  a.part || ' ' || b.part, now(), now(), now(), case when p.n % 3 = 0 then 'hi' else 'en' end,
  now() - ($people - p.n) * interval '100 seconds'
from bench.people p join bench.parts a on a.place = p.first_name join bench.parts b on b.place = p.last_name;

insert into businesses (id, customer_id, name_of_firm)
select bench.uuid('firm ' || p.n), p.id, a.part || ' Skill Academy'
from bench.people p join bench.parts a on a.place = p.last_name where p.n % 2 = 0;

insert into search_words (word, kind, id)
select f.word, 'c', p.id from bench.people p join bench.folded f on f.place = p.first_name
union select f.word, 'c', p.id from bench.people p join bench.folded f on f.place = p.last_name
union select f.word, 'f', bench.uuid('firm ' || p.n) from bench.people p join bench.folded f on f.place = p.last_name where p.n % 2 = 0
union select w, 'f', bench.uuid('firm ' || p.n) from bench.people p, unnest(fold_words('Skill Academy')) w where p.n % 2 = 0;

create unlogged table bench.services as
select slug, version, definition from service_versions v
where version = (select max(version) from service_versions o where o.slug = v.slug);

-- What became of each: three in ten were never paid, six are done, the others wait for somebody.
create unlogged table bench.work as
select made.n, bench.uuid('application ' || made.n) as id, p.id as customer_id, p.n as person, fate, s.slug, s.version,
  s.definition ->> 'code' as code,
  case when fate in ('unpaid', 'done') then now() - made.n * interval '60 seconds'
    else now() - (made.n::bigint * 7919 % 4320000) * interval '1 second' - interval '10 days' end as created_at
from (
  select n, case when n / 10 % 100 < 30 then 'unpaid' when n / 10 % 100 = 94 then 'papers' when n / 10 % 100 = 95 then 'paid'
    when n / 10 % 100 = 96 then 'stage' when n / 10 % 100 = 97 then 'department' else 'done' end as fate
  from generate_series(1, $applications) n) made
join bench.people p on p.n = 1 + (made.n::bigint * 104729) % $people
join bench.services s on s.slug = case when made.n % 10 < 2 and fate in ('unpaid', 'done') then 'readiness-check'
  when made.n % 10 < 6 then 'skill-india' when made.n % 10 < 9 then 'tc-registration' else 'tot-toa' end;

insert into applications (id, customer_id, business_id, service_slug, service_version, track_id, state_id, created_at, form_submitted_at)
select w.id, w.customer_id, case when w.person % 2 = 0 then bench.uuid('firm ' || w.person) end, w.slug, w.version,
  w.code || '-' || upper(substr(md5(w.n::text), 1, 10)), 1 + w.n % 36, w.created_at,
  case when fate not in ('unpaid', 'paid') then w.created_at + interval '1 day' end
from bench.work w;

insert into payment_orders (order_id, application_id, customer_id, items, is_full_payment, amount_rupees, quote, state, created_at, expires_at, closed_at)
select 'SND_' || upper(substr(md5('order ' || n), 1, 16)), id, customer_id, '{service}', true, 15000,
  '{"items":["service"],"fee":12712,"discount":0,"subtotal":12712,"taxes":[{"kind":"CGST","percent":9,"amount":1144},{"kind":"SGST","percent":9,"amount":1144}],"tax":2288,"total":15000,"exact":{"fee":"12711.8644","discountUsed":"0","taxable":"12711.8644","discountLeft":"0"}}',
  'paid', created_at, created_at + interval '30 minutes', created_at + interval '2 minutes'
from bench.work where fate <> 'unpaid';
insert into settled_items (application_id, item, order_id, settled_at)
select id, 'service', 'SND_' || upper(substr(md5('order ' || n), 1, 16)), created_at + interval '2 minutes'
from bench.work where fate <> 'unpaid';

insert into uploaded_documents (id, application_id, document_id, filename, original_name, content_type, size_bytes, sha256, uploaded_at)
select bench.uuid(w.n || d.id), w.id, d.id, md5(w.n || d.id) || '.pdf', d.id || '.pdf', 'application/pdf', 200000,
  decode(md5(w.n || d.id) || md5(d.id), 'hex'), w.created_at + interval '1 day'
from bench.work w join bench.services s using (slug)
cross join lateral (select value ->> 'id' as id from jsonb_array_elements(s.definition -> 'documents')) d
where w.fate not in ('unpaid', 'paid');
insert into document_decisions (document_id, staff_id, decision, request_id, recorded_at)
select bench.uuid(w.n || d.id), $staff, 'accepted', bench.uuid('decision ' || w.n || d.id), w.created_at + interval '2 days'
from bench.work w join bench.services s using (slug)
cross join lateral (select value ->> 'id' as id from jsonb_array_elements(s.definition -> 'documents')) d
where w.fate in ('done', 'stage', 'department');

insert into submitted_fields (application_id, field_id, value, submitted_at)
select w.id, f.id, '"given"', w.created_at + interval '1 day'
from bench.work w join bench.services s using (slug)
cross join lateral (select value ->> 'id' as id from jsonb_array_elements(s.definition -> 'fields')) f
where w.fate not in ('unpaid', 'paid');
insert into submitted_extra_info (application_id, item_id, value, submitted_at)
select w.id, e.id, 'given', w.created_at + interval '1 day'
from bench.work w join bench.services s using (slug)
cross join lateral (select value ->> 'id' as id from jsonb_array_elements(s.definition -> 'extraInfo')) e
where w.fate not in ('unpaid', 'paid');

insert into staff_acts (application_id, staff_id, kind, stage_id, request_id, recorded_at)
select w.id, $staff, 'complete', t.id, bench.uuid('act ' || w.n || t.id), w.created_at + (2 + t.place) * interval '1 day'
from bench.work w join bench.services s using (slug)
cross join lateral (
  select value ->> 'id' as id, place, value ->> 'kind' as kind,
    min(place) filter (where value ->> 'kind' = 'department') over () as department
  from jsonb_array_elements(s.definition -> 'timeline') with ordinality stage (value, place)) t
-- What asks for nothing is done by a call of staff.
where (t.kind in ('centre', 'department') or w.slug = 'readiness-check')
  and (w.fate = 'done' or w.fate = 'department' and t.place < coalesce(t.department, 99));
insert into stage_answers (act_id, application_id, ask_id, label, value, portal, folded, visible, recorded_at)
select a.id, a.application_id, 'bench', '{"en": "Number"}', 'BN' || w.n, 'bench', 'BN' || w.n, true, a.recorded_at
from (select distinct on (application_id) * from staff_acts) a join bench.work w on w.id = a.application_id
where w.n % 2 = 0;

insert into tickets (id, customer_id, application_id, ticket_no, request_id, topic, subject, created_at)
select bench.uuid('ticket ' || n), customer_id, id, 'TKT-' || upper(substr(md5('ticket no ' || n), 1, 8)),
  bench.uuid('ticket request ' || n), 'progress', 'How long will it take?', now() - n % 200 * interval '1 hour'
from bench.work where fate = 'stage';
insert into ticket_entries (ticket_id, kind, author_kind, body)
select id, 'message', 'customer', 'I would like to know.' from tickets;
-- As the trigger would.
insert into ticket_states (ticket_id, position, status) select ticket_id, position, 'open' from ticket_entries;

do $$
declare definition text;
begin
  for definition in select indexdef from bench.dropped_indexes loop
    execute definition;
  end loop;
end $$;
drop table bench.dropped_indexes;

-- What staff write for each other, only added to. The customer's copy has it, unless it is about somebody else.
create table note_entries (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers,
  application_id uuid references applications,
  ticket_id uuid references tickets,
  staff_id uuid not null references staff_members,
  body text not null check (btrim(body) <> ''),
  about_others boolean not null default false,
  request_id uuid not null unique,
  recorded_at timestamptz not null default clock_timestamp()
);
create index note_entries_customer on note_entries (customer_id, recorded_at);
create index note_entries_ticket on note_entries (ticket_id) where ticket_id is not null;
create index note_entries_application on note_entries (application_id) where application_id is not null;

-- Texts that staff send, in both languages, only added to: the highest version of a key is the one in use.
create table text_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('saved_reply')),
  key text not null check (key ~ '^[a-z0-9-]{1,60}$'),
  version integer not null check (version >= 1),
  -- {"en", "hi"} each.
  name jsonb not null,
  body jsonb not null,
  -- Null: came with the portal.
  recorded_by uuid references staff_members,
  recorded_at timestamptz not null default now(),
  unique (kind, key, version)
);

insert into text_versions (kind, key, version, name, body) values
('saved_reply', 'payment-credited', 1,
 '{"en": "Payment received", "hi": "भुगतान मिल गया"}',
 '{"en": "Dear {name},\n\nyour payment for {service} ({track}) has reached us. You need not pay again. The receipt is under Payments.",
   "hi": "प्रिय {name},\n\n{service} ({track}) का आपका भुगतान हमें मिल गया है। दोबारा भुगतान न करें। रसीद “भुगतान” में है।"}'),
('saved_reply', 'payment-with-bank', 1,
 '{"en": "Payment still with the bank", "hi": "भुगतान अभी बैंक में है"}',
 '{"en": "Dear {name},\n\nyour bank has not yet told us whether the payment for {track} went through. Please do not pay again. We look at it until {date} and write to you here.",
   "hi": "प्रिय {name},\n\nआपके बैंक ने अभी नहीं बताया कि {track} का भुगतान हुआ या नहीं। कृपया दोबारा भुगतान न करें। हम {date} तक इसे देखेंगे और आपको यहीं लिखेंगे।"}'),
('saved_reply', 'document-again', 1,
 '{"en": "Please upload a document again", "hi": "कृपया दस्तावेज़ दोबारा अपलोड करें"}',
 '{"en": "Dear {name},\n\nplease upload {document} again for {track}. Open the application, choose Documents, and send a file in which every page can be read.",
   "hi": "प्रिय {name},\n\nकृपया {track} के लिए {document} दोबारा अपलोड करें। आवेदन खोलें, “दस्तावेज़” चुनें, और ऐसी फ़ाइल भेजें जिसका हर पन्ना पढ़ा जा सके।"}'),
('saved_reply', 'with-department', 1,
 '{"en": "With the department", "hi": "विभाग के पास है"}',
 '{"en": "Dear {name},\n\nyour application {track} is with the department. We ask them about it regularly and tell you as soon as it moves on. You need not do anything.",
   "hi": "प्रिय {name},\n\nआपका आवेदन {track} विभाग के पास है। हम नियमित रूप से पूछते हैं और आगे बढ़ते ही आपको बताएँगे। आपको कुछ नहीं करना है।"}'),
('saved_reply', 'answered', 1,
 '{"en": "Solved, closing", "hi": "हल हो गया, बंद कर रहे हैं"}',
 '{"en": "Dear {name},\n\nwe close ticket {ticket} now. Write here again if anything is left; it comes back to the same person.",
   "hi": "प्रिय {name},\n\nहम टिकट {ticket} अब बंद कर रहे हैं। कुछ बाकी हो तो यहीं फिर लिखें; यह उसी व्यक्ति के पास लौटेगा।"}');

-- Tickets by their last entry, newest first: the list of the desk walks it.
create index ticket_entries_position on ticket_entries (position);

-- A ticket that staff link to an application: its piece of work belongs there from then on.
create function mark_linked_ticket_stale() returns trigger language plpgsql as $$
begin
  perform public.mark_stale('ticket', new.id);
  return null;
end
$$;
create trigger mark_stale after update of application_id on tickets
  for each row when (old.application_id is distinct from new.application_id) execute function mark_linked_ticket_stale();

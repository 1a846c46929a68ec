-- The three national holidays, on which the centre and the banks are closed. Those of a State or of the centre's own are
-- rows of its staff.
insert into calendar_days (calendar, day, kind, name, source)
select calendar, make_date(year, month, day), 'closed', name::jsonb, 'National holiday'
from unnest(array['centre', 'bank']) as calendar,
  generate_series(2026, 2031) as year,
  (values
    (1, 26, '{"en": "Republic Day", "hi": "गणतंत्र दिवस"}'),
    (8, 15, '{"en": "Independence Day", "hi": "स्वतंत्रता दिवस"}'),
    (10, 2, '{"en": "Gandhi Jayanti", "hi": "गांधी जयंती"}')) as holidays (month, day, name);

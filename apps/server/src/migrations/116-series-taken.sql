-- The lock of a series of numbers, the clock under it and the last number of each of these financial years, in one round trip:
-- everybody who needs a number waits for whoever has the lock. Each statement of a function sees what was committed
-- before it, so that the last number is read after the wait. The release before asks for the same in two statements.
create function take_money_document_series(series text, years smallint[])
returns table (taken_at timestamptz, financial_year smallint, last_sequence integer)
language plpgsql volatile set search_path = 'public' as $$
begin
  perform from money_document_series s where s.kind = series for update;
  if not found then
    raise exception 'There is no series of %', series;
  end if;
  return query
    select clock_timestamp(), y.year, coalesce((
      select d.sequence from money_documents d
      where d.kind = series and d.financial_year = y.year
      order by d.sequence desc limit 1), 0)
    from unnest(years) as y (year);
end
$$;

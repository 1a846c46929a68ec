-- How a file is looked at: kept for everybody, so that a paper that came in sideways is turned once.
create table file_views (
  file_id uuid primary key references uploaded_documents,
  -- Fitted into the pane, or percent of the file's own size.
  zoom text not null check (zoom in ('width', 'page') or zoom ~ '^[1-9][0-9]{1,2}$'),
  -- Degrees, clockwise.
  rotation smallint not null check (rotation in (0, 90, 180, 270)),
  changed_at timestamptz not null default clock_timestamp()
);

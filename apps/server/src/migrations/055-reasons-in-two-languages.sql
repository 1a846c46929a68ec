-- The reason of a rejection in Hindi, and the template that it was made from. Null in rejections of earlier releases.
alter table document_decisions
  add column reason_hi text,
  add column template_id text;

-- Deleted entries are listed for 30 days, and so can be found and restored for that long. The change
-- itself is kept as long as any other.

-- The 100 entries of a table that were deleted last, in the last 30 days, and have not been restored,
-- newest first:
-- [{ id, entry_id, title, made_at, made_by }]; `id` is what entry_version and restore_entry take.
create or replace function public.deleted_entries(entry_table text) returns jsonb
language sql stable security invoker set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', gone.id, 'entry_id', gone.entry_id, 'title', gone.before ->> 'title',
    'made_at', gone.made_at, 'made_by', gone.made_by_email
  ) order by gone.id desc), '[]')
  from (
    select * from private.audit_log logged
    where logged.entry_table = deleted_entries.entry_table and logged.action = 'delete'
      and logged.made_at > now() - interval '30 days'
      and not exists (select from public.blog_posts p where p.id = logged.entry_id)
      and not exists (select from public.portfolio p where p.id = logged.entry_id)
      and not exists (
        select from private.audit_log later
        where later.entry_table = logged.entry_table and later.entry_id = logged.entry_id
          and later.action = 'delete' and later.id > logged.id
      )
    order by logged.id desc limit 100
  ) gone
);

-- Pictures that admins upload: a public bucket of Supabase Storage. Everyone may read a picture whose
-- address they know; only admins may list, add and delete. Nothing is ever replaced: a name is made of
-- the picture's contents.

-- Bucket and policies, as far as the backend has a storage service. Run it again when the service was
-- set up after the migrations.
create function private.set_up_pictures() returns void
language plpgsql set search_path = ''
as $body$
begin
  if to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('pictures', 'pictures', true, 1000000, array['image/avif', 'image/webp', 'image/jpeg'])
  on conflict (id) do update set public = excluded.public,
    file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

  drop policy if exists "admins see where pictures are" on storage.buckets;
  create policy "admins see where pictures are" on storage.buckets
    for select to authenticated using (id = 'pictures' and (select public.is_admin()));

  drop policy if exists "admins list pictures" on storage.objects;
  create policy "admins list pictures" on storage.objects
    for select to authenticated using (bucket_id = 'pictures' and (select public.is_admin()));

  -- Hash of the contents, main colour, width in pixels, format. The service tells type and size
  -- only in some of its versions; the bucket has the same limits.
  drop policy if exists "admins add pictures" on storage.objects;
  create policy "admins add pictures" on storage.objects
    for insert to authenticated with check (
      bucket_id = 'pictures'
      and (select private.acts_as_admin())
      and name ~ '^[0-9a-f]{32}-[0-9a-f]{6}-[1-9][0-9]{0,3}[.](avif|webp|jpeg)$'
      and coalesce(metadata ->> 'mimetype', 'image/' || substring(name from '[a-z]+$'))
        = 'image/' || substring(name from '[a-z]+$')
      and coalesce((metadata ->> 'contentLength')::bigint, 0) <= 1000000
      and coalesce((metadata ->> 'size')::bigint, 0) <= 1000000
    );

  drop policy if exists "admins delete pictures" on storage.objects;
  create policy "admins delete pictures" on storage.objects
    for delete to authenticated
    using (bucket_id = 'pictures' and (select private.acts_as_admin()));
end
$body$;
select private.set_up_pictures();

revoke all on all functions in schema private from public;

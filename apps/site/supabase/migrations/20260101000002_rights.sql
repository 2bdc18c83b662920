-- Who may do what. One policy per role and verb; the embedded backend grants every table to everyone,
-- so the policies have to suffice alone, and so have the grants on a hosted project.

-- The list shows each account its own entry, and nobody another's.
create policy "accounts see themselves" on private.admins
  for select to authenticated using (user_id = (select auth.uid()));

-- Whether the caller is an admin: whether the list shows anything. It runs with the caller's own
-- rights, and its body was understood when it was made, so nobody needs a way into the schema.
create function public.is_admin() returns boolean
language sql stable security invoker set search_path = ''
return exists (select from private.admins);

create policy "visitors send messages" on public.contact_messages
  for insert to anon with check (created_at = now());
create policy "accounts send messages" on public.contact_messages
  for insert to authenticated with check (created_at = now());
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select public.is_admin()));
create policy "admins delete messages" on public.contact_messages
  for delete to authenticated using ((select public.is_admin()));

create policy "visitors read posts" on public.blog_posts
  for select to anon using (true);
create policy "accounts read posts" on public.blog_posts
  for select to authenticated using (true);
create policy "admins create posts" on public.blog_posts
  for insert to authenticated with check ((select public.is_admin()));
create policy "admins update posts" on public.blog_posts
  for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins delete posts" on public.blog_posts
  for delete to authenticated using ((select public.is_admin()));

create policy "visitors read projects" on public.portfolio
  for select to anon using (true);
create policy "accounts read projects" on public.portfolio
  for select to authenticated using (true);
create policy "admins create projects" on public.portfolio
  for insert to authenticated with check ((select public.is_admin()));
create policy "admins update projects" on public.portfolio
  for update to authenticated
  using ((select public.is_admin())) with check ((select public.is_admin()));
create policy "admins delete projects" on public.portfolio
  for delete to authenticated using ((select public.is_admin()));

revoke all on function public.is_admin() from public, anon;
grant execute on function public.is_admin() to authenticated;

-- Hosted projects grant nothing by themselves, and no more than this is needed.
revoke all on private.admins, private.settings, private.senders
  from public, anon, authenticated;
revoke all on public.contact_messages, public.blog_posts, public.portfolio
  from public, anon, authenticated;
grant select (user_id) on private.admins to authenticated;
grant insert (name, email, mobile, message) on public.contact_messages to anon, authenticated;
grant select, delete on public.contact_messages to authenticated;
grant select on public.blog_posts, public.portfolio to anon, authenticated;
grant insert (title, slug, content, excerpt, tags, image_url),
      update (title, slug, content, excerpt, tags, image_url),
      delete on public.blog_posts to authenticated;
grant insert (title, category, description, tags, thumbnail_url),
      update (title, category, description, tags, thumbnail_url),
      delete on public.portfolio to authenticated;

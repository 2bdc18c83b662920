-- Whoever saves or deletes an entry names the moment of the state that was read, in the condition of the
-- same statement. So no two states of a row may have the same moment, also when the clock stands still
-- between two changes or is set back.
create or replace function private.touch() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated')
    or (tg_op = 'UPDATE' and new.updated_at = old.updated_at)
  then
    new.updated_at := now();
    if tg_op = 'UPDATE' and new.updated_at <= old.updated_at then
      new.updated_at := old.updated_at + interval '1 microsecond';
    end if;
  end if;
  return new;
end
$$;

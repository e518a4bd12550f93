-- The audit log only grows. Rights do not decide this: nobody changes or removes an entry, the server and the owner included.

create function private.keep_audit_log() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'The audit log only grows' using errcode = 'insufficient_privilege';
end
$$;
comment on function private.keep_audit_log() is
  'Trigger of the audit log. Only a restore from a backup, which writes without triggers, passes it.';
revoke execute on function private.keep_audit_log() from public, anon, authenticated;

create trigger keep_audit_log before update or delete or truncate on private.audit_log
  for each statement execute function private.keep_audit_log();

-- An auth server that confirms addresses by itself writes a new address at once, with nothing pending before. That needs a permit, too.

drop trigger require_permit on auth.users;
create trigger require_permit before update on auth.users
  for each row when (
    new.encrypted_password is distinct from old.encrypted_password
    or (new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '')
    -- The end of a permitted change, which a mailed link proves.
    or (new.email is distinct from old.email and new.email is distinct from old.email_change)
  )
  execute function private.require_permit();

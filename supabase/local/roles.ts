/** Hosted projects have these roles before the first migration, so migrations may name them. */
export const CREATE_ROLES = `
do $$
begin
  if to_regrole('anon') is null then create role anon nologin; end if;
  if to_regrole('authenticated') is null then create role authenticated nologin; end if;
  if to_regrole('service_role') is null then create role service_role nologin bypassrls; end if;
end
$$;`

/** Enough configuration for modules that read it on import; nothing in a unit test talks to these addresses. */
process.env.SUPABASE_URL ??= 'http://127.0.0.1:1'
process.env.SUPABASE_PUBLISHABLE_KEY ??= 'sb_publishable_unit_test'
process.env.SUPABASE_SECRET_KEY ??= 'sb_secret_unit_test'

-- PostgreSQL adds ten billion to the price of a plan that is switched off but has no alternative, and compiles what has a high price.
-- These functions switch a kind of plan off, and the plans of the functions that they call are kept for the session: after the first
-- change of a brand each question for the viewer was compiled anew, for half a second.

alter function private.add_contact_duties() set jit = off;
alter function private.check_brand_steps(private.brand_step[]) set jit = off;
alter function private.matching_entries(text, text[], text[], boolean, integer) set jit = off;
alter function private.plan_brand_steps(jsonb) set jit = off;
alter function private.record_changes() set jit = off;
alter function private.records_named(text) set jit = off;
alter function private.report_brand_steps(jsonb, private.brand_step[]) set jit = off;

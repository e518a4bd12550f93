-- What the search over all kinds of records reads: one entry for each record. Triggers keep it, and search_records() asks it.

create table private.search_entries (
  kind text not null,
  record_id uuid not null,
  title text not null,
  context text not null,
  status text,
  title_key text not null,
  words text not null,
  created_at timestamptz not null,
  primary key (kind, record_id)
) with (fillfactor = 90);
comment on table private.search_entries is 'Holds personal data. Only search_records() and recent_records() read it, and they look at rights.';
comment on column private.search_entries.title_key is 'The title as private.search_key() writes it, cut to 80 letters.';
comment on column private.search_entries.words is 'All words that find the record, with a space before and after. Those before the slash forgive typos.';

revoke all on table private.search_entries from anon, authenticated;
alter table private.search_entries enable row level security;

-- Small letters without accents and signs, words apart by one space.
create function private.search_key(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    replace(replace(translate(
      lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')),
      'ßøłđı''’', 'soldi'), 'æ', 'ae'), 'œ', 'oe'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- The word with each one of its letters left out, and the word: two words with a typo of one letter between them share one of these.
create function private.typo_grams(kind text, word text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(hashtext(kind || '-' || overlay(word placing '' from at for 1)))
  from generate_series(1, length(word) + 1) as at
$$;

create function private.forgives_typos(word text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select length(word) between 4 and 20 and word !~ '[0-9]' $$;

-- The kind is part of every hash, so that a search for one kind never reads those of others.
create function private.search_grams(kind text, words text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(hashtext(kind || gram)) from (
    select substr(words, at, 3) as gram from generate_series(1, length(words) - 2) as at
    union all
    select '-' || overlay(word placing '' from at for 1)
    from string_to_table(btrim(split_part(words, '/', 1)), ' ') as word
    cross join generate_series(1, length(word) + 1) as at
    where length(word) between 4 and 20 and word !~ '[0-9]'
  ) as part
$$;

-- Three parts of a word are enough to find it inside others. Two letters begin a word.
create function private.word_grams(kind text, word text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when length(word) < 2 then '{}'
    when length(word) = 2 then array[hashtext(kind || ' ' || word)]
    else array[
      hashtext(kind || left(word, 3)), hashtext(kind || substr(word, length(word) / 2, 3)), hashtext(kind || right(word, 3))
    ]
  end
$$;

-- Whole words that differ from it by one letter, or by two neighbors in the wrong order.
create function private.typo_pattern(word text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select ' (' || string_agg(
    left(word, at) || '[^ ]?' || substr(word, at + 2) || '|' || left(word, at) || '[^ ]' || substr(word, at + 1)
      || '|' || left(word, at) || reverse(substr(word, at + 1, 2)) || substr(word, at + 3), '|') || ') '
  from generate_series(0, length(word)) as at
$$;

create index search_entries_words on private.search_entries using gin (private.search_grams(kind, words));
create index search_entries_titles on private.search_entries (kind, title_key text_pattern_ops);
-- What the planner learns from the hashes is not worth computing them for thirty thousand rows.
alter index private.search_entries_words alter column 1 set statistics 10;

revoke execute on function private.search_key(text) from public, anon, authenticated;
revoke execute on function private.typo_grams(text, text) from public, anon, authenticated;
revoke execute on function private.forgives_typos(text) from public, anon, authenticated;
revoke execute on function private.search_grams(text, text) from public, anon, authenticated;
revoke execute on function private.word_grams(text, text) from public, anon, authenticated;
revoke execute on function private.typo_pattern(text) from public, anon, authenticated;

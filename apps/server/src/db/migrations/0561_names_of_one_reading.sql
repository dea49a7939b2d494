-- Names are ordered character by character, by pinyin and then by the character: `sortKey`. The keys so far
-- have the whole pinyin and then the whole name; of a name with spaces they stay until it changes.
create function ordered_by_character(key text) returns text language sql immutable as $$
  select case when known.size = char_length(known.name) then (
    select string_agg(
      case when known.parts[at] = substr(known.name, at, 1) then known.parts[at]
        else known.parts[at] || ' ' || substr(known.name, at, 1) end, ' ' order by at)
    from generate_series(1, known.size) at) else key end
  from (
    select parts, cardinality(parts) - 1 as size, parts[cardinality(parts)] as name
    from (select string_to_array(key, ' ') as parts) split
  ) known
$$;
update memberships set name_key = ordered_by_character(name_key)
where name_key <> ordered_by_character(name_key);
update membership_departments set name_key = ordered_by_character(name_key)
where name_key <> ordered_by_character(name_key);
update departments set name_key = ordered_by_character(name_key)
where name_key <> ordered_by_character(name_key);
-- These are also searched by their keys, which keep what they had behind the order.
update business_identifiers set name_key = ordered_by_character(name_key) || ' ' || name_key
where name_key <> ordered_by_character(name_key);
update identity_providers set name_key = ordered_by_character(name_key) || ' ' || name_key
where name_key <> ordered_by_character(name_key);
drop function ordered_by_character;
